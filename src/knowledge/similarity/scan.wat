;; Exact search over one shard of the vector index. Memory layout, written by slot-memory.ts and vector-core.ts:
;;   a block holds 1,024 slots: masks (32 bytes per slot: 128 bits for positive word counts, 128 for negative ones),
;;   then word counts (128 signed bytes per slot), then facts (16 bytes per slot: norm squared u32; weights of the category, first
;;   and second signature dimension u8 each, one byte unused; signature u16, two bytes unused; next slot of the same signature + 1
;;   u32).
;;   a query: masks (32), word counts as i16 (256), f64 threshold, f64 norm squared, i32 weights of category, first and second
;;   signature, i32 signature, then i32[4]: how many words must agree in sign if no, the second, the first, both signatures agree.
;; A hit is two i32: the slot number and the dot product.
(module
  (memory (export "memory") 1)

  (func $candidate (param $masks i32) (param $query i32) (result i32)
    (local $same v128)
    (local.set $same
      (v128.or
        (v128.and (v128.load (local.get $masks)) (v128.load (local.get $query)))
        (v128.and (v128.load offset=16 (local.get $masks)) (v128.load offset=16 (local.get $query)))))
    (i32.wrap_i64
      (i64.add
        (i64.popcnt (i64x2.extract_lane 0 (local.get $same)))
        (i64.popcnt (i64x2.extract_lane 1 (local.get $same))))))

  ;; The dot product if the slot's cosine reaches the threshold, otherwise -2^31.
  (func $match (param $agreeing i32) (param $words i32) (param $facts i32) (param $query i32) (result i32)
    (local $signature i32) (local $querySignature i32) (local $first i32) (local $second i32) (local $norm i32) (local $dot i32)
    (local $sum v128) (local $i i32)
    (local.set $norm (i32.load (local.get $facts)))
    (if (i32.eqz (local.get $norm)) (then (return (i32.const 0x80000000))))
    (local.set $signature (i32.load16_u offset=8 (local.get $facts)))
    (local.set $querySignature (i32.load offset=316 (local.get $query)))
    (local.set $first
      (i32.eq (i32.shr_u (local.get $signature) (i32.const 5)) (i32.shr_u (local.get $querySignature) (i32.const 5))))
    (local.set $second
      (i32.eq (i32.and (local.get $signature) (i32.const 31)) (i32.and (local.get $querySignature) (i32.const 31))))
    (if
      (i32.lt_s
        (local.get $agreeing)
        (i32.load offset=320
          (i32.add
            (local.get $query)
            (i32.shl (i32.add (i32.shl (local.get $first) (i32.const 1)) (local.get $second)) (i32.const 2)))))
      (then (return (i32.const 0x80000000))))
    (loop $dimensions
      (local.set $sum
        (i32x4.add
          (local.get $sum)
          (i32x4.add
            (i32x4.dot_i16x8_s
              (v128.load8x8_s (local.get $words))
              (v128.load offset=32 (i32.add (local.get $query) (local.get $i))))
            (i32x4.dot_i16x8_s
              (v128.load8x8_s offset=8 (local.get $words))
              (v128.load offset=48 (i32.add (local.get $query) (local.get $i)))))))
      (local.set $words (i32.add (local.get $words) (i32.const 16)))
      (br_if $dimensions
        (i32.lt_u (local.tee $i (i32.add (local.get $i) (i32.const 32))) (i32.const 256))))
    (local.set $dot
      (i32.add
        (i32.add
          (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
          (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum))))
        (i32.add
          (i32.mul (i32.load8_u offset=4 (local.get $facts)) (i32.load offset=304 (local.get $query)))
          (i32.add
            (i32.mul
              (local.get $first)
              (i32.mul (i32.load8_u offset=5 (local.get $facts)) (i32.load offset=308 (local.get $query))))
            (i32.mul
              (local.get $second)
              (i32.mul (i32.load8_u offset=6 (local.get $facts)) (i32.load offset=312 (local.get $query))))))))
    (select
      (local.get $dot)
      (i32.const 0x80000000)
      (f64.ge
        (f64.div
          (f64.convert_i32_s (local.get $dot))
          (f64.sqrt (f64.mul (f64.load offset=296 (local.get $query)) (f64.convert_i32_u (local.get $norm)))))
        (f64.load offset=288 (local.get $query)))))

  ;; Scans a block and returns the number of hits. The checks that most slots fail are inlined to avoid a call.
  (func (export "scanBlock")
    (param $block i32) (param $slots i32) (param $firstSlot i32) (param $query i32) (param $fewest i32) (param $hits i32)
    (result i32)
    (local $masks i32) (local $facts i32) (local $end i32) (local $agreeing i32) (local $dot i32) (local $out i32)
    (local $positive v128) (local $negative v128) (local $same v128) (local $differing i32) (local $querySignature i32)
    (local.set $out (local.get $hits))
    (local.set $positive (v128.load (local.get $query)))
    (local.set $negative (v128.load offset=16 (local.get $query)))
    (local.set $querySignature (i32.load offset=316 (local.get $query)))
    (local.set $masks (local.get $block))
    (local.set $facts (i32.add (local.get $block) (i32.const 163840)))
    (local.set $end (i32.add (local.get $block) (i32.shl (local.get $slots) (i32.const 5))))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $masks) (local.get $end)))
        (local.set $same
          (v128.or
            (v128.and (v128.load (local.get $masks)) (local.get $positive))
            (v128.and (v128.load offset=16 (local.get $masks)) (local.get $negative))))
        (local.set $agreeing
          (i32.wrap_i64
            (i64.add
              (i64.popcnt (i64x2.extract_lane 0 (local.get $same)))
              (i64.popcnt (i64x2.extract_lane 1 (local.get $same))))))
        (if (i32.ge_s (local.get $agreeing) (local.get $fewest))
          (then
            (local.set $differing (i32.xor (i32.load16_u offset=8 (local.get $facts)) (local.get $querySignature)))
            (if
              (i32.ge_s
                (local.get $agreeing)
                (i32.load offset=320
                  (i32.add
                    (local.get $query)
                    (i32.add
                      (i32.shl (i32.lt_u (local.get $differing) (i32.const 32)) (i32.const 3))
                      (i32.shl (i32.eqz (i32.and (local.get $differing) (i32.const 31))) (i32.const 2))))))
              (then
                (local.set $dot
                  (call $match
                    (local.get $agreeing)
                    (i32.add
                      (i32.add (local.get $block) (i32.const 32768))
                      (i32.shl (i32.sub (local.get $masks) (local.get $block)) (i32.const 2)))
                    (local.get $facts)
                    (local.get $query)))
                (if (i32.ne (local.get $dot) (i32.const 0x80000000))
                  (then
                    (i32.store
                      (local.get $out)
                      (i32.add
                        (local.get $firstSlot)
                        (i32.shr_u (i32.sub (local.get $masks) (local.get $block)) (i32.const 5))))
                    (i32.store offset=4 (local.get $out) (local.get $dot))
                    (local.set $out (i32.add (local.get $out) (i32.const 8)))))))))
        (local.set $masks (i32.add (local.get $masks) (i32.const 32)))
        (local.set $facts (i32.add (local.get $facts) (i32.const 16)))
        (br $next)))
    (i32.shr_u (i32.sub (local.get $out) (local.get $hits)) (i32.const 3)))

  ;; Scans the slots of one signature from `link` (slot + 1) until the chain ends or the hit buffer is full.
  ;; Returns the number of hits; the global `rest` is the next slot + 1, or 0.
  (global $rest (export "rest") (mut i32) (i32.const 0))
  (func (export "scanChain")
    (param $blocks i32) (param $link i32) (param $query i32) (param $hits i32) (param $room i32) (result i32)
    (local $slot i32) (local $block i32) (local $facts i32) (local $dot i32) (local $count i32)
    (block $done
      (loop $next
        (br_if $done (i32.eqz (local.get $link)))
        (br_if $done (i32.ge_u (local.get $count) (local.get $room)))
        (local.set $slot (i32.sub (local.get $link) (i32.const 1)))
        (local.set $block
          (i32.add (local.get $blocks) (i32.mul (i32.shr_u (local.get $slot) (i32.const 10)) (i32.const 180224))))
        (local.set $slot (i32.and (local.get $slot) (i32.const 1023)))
        (local.set $facts
          (i32.add (i32.add (local.get $block) (i32.const 163840)) (i32.shl (local.get $slot) (i32.const 4))))
        (local.set $dot
          (call $match
            (call $candidate (i32.add (local.get $block) (i32.shl (local.get $slot) (i32.const 5))) (local.get $query))
            (i32.add (i32.add (local.get $block) (i32.const 32768)) (i32.shl (local.get $slot) (i32.const 7)))
            (local.get $facts)
            (local.get $query)))
        (if (i32.ne (local.get $dot) (i32.const 0x80000000))
          (then
            (i32.store (local.get $hits) (i32.sub (local.get $link) (i32.const 1)))
            (i32.store offset=4 (local.get $hits) (local.get $dot))
            (local.set $hits (i32.add (local.get $hits) (i32.const 8)))
            (local.set $count (i32.add (local.get $count) (i32.const 1)))))
        (local.set $link (i32.load offset=12 (local.get $facts)))
        (br $next)))
    (global.set $rest (local.get $link))
    (local.get $count))

  ;; Fills the masks of a block from its word counts.
  (func (export "fillMasks") (param $block i32) (param $slots i32)
    (local $mask i32) (local $words i32) (local $end i32) (local $part i32) (local $counts v128)
    (local.set $mask (local.get $block))
    (local.set $words (i32.add (local.get $block) (i32.const 32768)))
    (local.set $end (i32.add (local.get $block) (i32.shl (local.get $slots) (i32.const 5))))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $mask) (local.get $end)))
        (local.set $part (i32.const 0))
        (loop $parts
          (local.set $counts (v128.load (local.get $words)))
          (i32.store16
            (i32.add (local.get $mask) (local.get $part))
            (i8x16.bitmask (i8x16.gt_s (local.get $counts) (v128.const i32x4 0 0 0 0))))
          (i32.store16 offset=16
            (i32.add (local.get $mask) (local.get $part))
            (i8x16.bitmask (local.get $counts)))
          (local.set $words (i32.add (local.get $words) (i32.const 16)))
          (br_if $parts (i32.lt_u (local.tee $part (i32.add (local.get $part) (i32.const 2))) (i32.const 16))))
        (local.set $mask (i32.add (local.get $mask) (i32.const 32)))
        (br $next)))))
