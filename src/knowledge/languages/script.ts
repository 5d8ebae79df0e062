/** Characters that Chinese uses and Japanese rarely or never does. */
const CHINESE = new Set(
  "们這这們妳您吗吧哪怎么她你的买卖车险爱见观贝长门马鸟书电脑应开发业务产动员购给说让过还进远连选乐东习乡亿从众优" +
    "伤传关兴养办劳势华单卫厂厅历压县变响团园围图圆坏块坚坛处备复够头夺奋奖妇妈娱婴实宠审宽宾导尔尘层岁师带帮广庆庙" +
    "库废异张弹强归录彻态总惊惯户扩护报择损摄无时显晓术杂权杨极构标样检毕气汇汉沟济测浏润涨热环现疗盘盖码确离积稳穷" +
    "竞笔签简篮类粮红约级纪纯纳纸线练组细织终经结绍络统绩绪续维综绿编缘网罗罚职联聪肤胶脏脸舰节艺苏药获虑虽补规视览" +
    "觉订认讨训议讯记讲许论设访证评识诉词译试诗话询该详语误请读课谁调谈谢贡财责败货质贩贪贯贵贷贸费贺资赏赛赞赠赢软" +
    "轮轻载较辆输辑边达迁运适递遗邮邻释钟钢钱银销锁错锻键镇间闻阳阴阶际陆陈随隐难雾页项顺须顾顿预领频题颜额风飞饭饮" +
    "饰馆验鲜鸡龙",
)

export type Script = "latin" | "japanese" | "han" | "other"

const OUTSIDE_LATIN = /[^\0-\u024f]/

/** The script of most letters in a text. Text without letters counts as Latin. */
export function scriptOf(text: string): Script {
  if (!OUTSIDE_LATIN.test(text)) return "latin"
  let latin = 0
  let kana = 0
  let han = 0
  let other = 0
  let chinese = false
  for (const letter of text.slice(0, 2_000)) {
    const code = letter.codePointAt(0) ?? 0
    if (code < 0x250 || (code >= 0x1e00 && code < 0x1f00)) latin += /\p{L}/u.test(letter) ? 1 : 0
    else if ((code >= 0x3041 && code <= 0x30ff) || (code >= 0x31f0 && code <= 0x31ff)) kana++
    else if ((code >= 0xff66 && code <= 0xff9f) || code === 0x3005) kana++
    else if (code >= 0x3400 && code <= 0x9fff) {
      han++
      if (CHINESE.has(letter)) chinese = true
    } else if (/[\p{L}\p{M}]/u.test(letter) && !/[\p{Script=Latin}\p{Script=Inherited}]/u.test(letter)) other++
  }
  const east = kana + han
  // A few letters of another script in a Latin name belong to a brand, and the reverse. A Han character counts as a word.
  if (other > 0 && other * 2 >= latin && other >= east) return "other"
  if (east === 0 || latin > east * 6) return "latin"
  if (kana > 0) return "japanese"
  return chinese ? "other" : "han"
}
