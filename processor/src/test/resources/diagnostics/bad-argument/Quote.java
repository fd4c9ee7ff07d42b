import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.marshal4j.Decimal;
import org.marshal4j.Encoded;
import org.marshal4j.Encoding;
import org.marshal4j.EnumNumber;
import org.marshal4j.FixedLength;
import org.marshal4j.Form;
import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;
import org.marshal4j.OneOf;
import org.marshal4j.Presence;
import org.marshal4j.Required;

@Marshal
class Quote implements QuoteMarshallable {
    @FixedLength(0) String empty; // MARSHAL122: Quote.empty: String: @FixedLength of a String must be from 1 to 65534, but is 0. Change the annotation's value.
    @FixedLength(65535) String large; // MARSHAL122: Quote.large: String: @FixedLength of a String must be from 1 to 65534, but is 65535
    @FixedLength(0) int[] none; // MARSHAL122: Quote.none: int[]: @FixedLength of an array must be from 1 to 1048576, but is 0
    @FixedLength(-3) byte[] negative; // MARSHAL122: Quote.negative: byte[]: @FixedLength of an array must be from 1 to 1048576, but is -3
    @MaxLength(-1) String text; // MARSHAL122: Quote.text: String: @MaxLength must be 0 or more, but is -1
    @MaxLength(-1) long[] longs; // MARSHAL122: Quote.longs: long[]: @MaxLength must be 0 or more, but is -1
    @MaxLength(-1) List<String> texts; // MARSHAL122: Quote.texts: List<String>: @MaxLength must be 0 or more, but is -1
    @Decimal(precision = 39, scale = 2) BigDecimal precise; // MARSHAL122: Quote.precise: BigDecimal: @Decimal must have a precision from 1 to 38 and a scale from 0 to the precision, but has 39 and 2. Change the annotation's value.
    @Decimal(precision = 2, scale = 3) BigDecimal scaled; // MARSHAL122: Quote.scaled: BigDecimal: @Decimal must have a precision from 1 to 38 and a scale from 0 to the precision, but has 2 and 3
    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.TEXT) int number; // MARSHAL122: Quote.number: int: @Encoded cannot write this number as TEXT. Change the annotation's value.
    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.INT) String textual; // MARSHAL122: Quote.textual: String: @Encoded cannot write a text as INT
    @Encoded(value = Encoding.DATA_OUTPUT, length = Form.DOUBLE) String measured; // MARSHAL122: Quote.measured: String: @Encoded cannot write a length as DOUBLE
    @Encoded(value = Encoding.DATA_OUTPUT, length = Form.TEXT) List<String> counted; // MARSHAL122: Quote.counted: List<String>: @Encoded cannot write a length as TEXT
    @Encoded(value = Encoding.DATA_OUTPUT, unit = ChronoUnit.DAYS) Instant time; // MARSHAL122: Quote.time: Instant: @Encoded cannot write this time in days
    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.BYTE) double[] prices; // MARSHAL122: Quote.prices: double[]: @Encoded cannot write these elements as BYTE
    @Encoded(value = Encoding.CHRONICLE, as = Form.STOP_BIT_DOUBLE) double[] doubles; // MARSHAL122: Quote.doubles: double[]: @Encoded cannot write these elements as STOP_BIT_DOUBLE
    @Encoded(value = Encoding.CHRONICLE, as = Form.STOP_BIT_DOUBLE) int whole; // MARSHAL122: Quote.whole: int: @Encoded cannot write this number as STOP_BIT_DOUBLE
    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.INT) BigDecimal amount; // MARSHAL122: Quote.amount: BigDecimal: @Encoded cannot write a decimal as INT
    @Encoded(value = Encoding.DATA_OUTPUT, presence = Presence.ONE) @Required String present; // MARSHAL122: Quote.present: String: @Encoded cannot write a value that is @Required with a presence byte
    @Encoded(value = Encoding.CHRONICLE, as = Form.STOP_BIT, presence = Presence.ZERO) Double stopBit; // MARSHAL122: Quote.stopBit: Double: @Encoded cannot write this stop-bit number after a byte 0
    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.BOOLEAN) char truth; // MARSHAL122: Quote.truth: char: @Encoded cannot write this number as BOOLEAN
    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.FLOAT) int real; // MARSHAL122: Quote.real: int: @Encoded cannot write this number as FLOAT
    @Encoded(value = Encoding.DATA_OUTPUT, number = "code") Plain plain; // MARSHAL122: Quote.plain: Quote.Plain: @Encoded cannot write the numbers of Plain, whose constants have no @EnumNumber. Change the annotation's value.
    @Encoded(value = Encoding.DATA_OUTPUT) Half partly; // MARSHAL122: Quote.partly: Quote.Half: @Encoded cannot write Half, whose constant TWO has no @EnumNumber
    @Encoded(value = Encoding.DATA_OUTPUT) Equal equal; // MARSHAL122: Quote.equal: Quote.Equal: @Encoded cannot write Equal, in which two constants have the number 1, one of them TWO
    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.BYTE) Large big; // MARSHAL122: Quote.big: Quote.Large: @Encoded cannot write all numbers of Large as int8
    @Encoded(value = Encoding.DATA_OUTPUT, number = "text") Large named; // MARSHAL122: Quote.named: Quote.Large: @Encoded cannot write 'text' of Large, which is no field of whole numbers, and no method without parameters that returns one, that generated code may use
    @Encoded(value = Encoding.DATA_OUTPUT, number = "hidden") Large secret; // MARSHAL122: Quote.secret: Quote.Large: @Encoded cannot write 'hidden' of Large
    @Encoded(value = Encoding.DATA_OUTPUT, unit = ChronoUnit.WEEKS) LocalDate week; // MARSHAL122: Quote.week: LocalDate: @Encoded cannot write this time in weeks
    @Encoded(value = Encoding.DATA_OUTPUT, unit = ChronoUnit.MINUTES) Instant minute; // MARSHAL122: Quote.minute: Instant: @Encoded cannot write this time in minutes
    @Encoded(value = Encoding.DATA_OUTPUT, unit = ChronoUnit.SECONDS) List<String> timeless; // MARSHAL122: Quote.timeless: List<String>: the unit of @Encoded has no effect here: it is no date or time. Change the annotation's value.
    @Encoded(value = Encoding.DATA_OUTPUT, presence = Presence.ONE) int there; // MARSHAL122: Quote.there: int: the presence of @Encoded has no effect here: a primitive is never null
    @Encoded(value = Encoding.DATA_OUTPUT, length = Form.INT) long sized; // MARSHAL122: Quote.sized: long: the length of @Encoded has no effect here: it has none in this form
    @Encoded(value = Encoding.DATA_OUTPUT, length = Form.INT) UUID id; // MARSHAL122: Quote.id: UUID: the length of @Encoded has no effect here: it has none in this form
    @Encoded(value = Encoding.DATA_OUTPUT, length = Form.INT) Instant moment; // MARSHAL122: Quote.moment: Instant: the length of @Encoded has no effect here: it has none in this form
    @Encoded(value = Encoding.DATA_OUTPUT, length = Form.INT) Plain constant; // MARSHAL122: Quote.constant: Quote.Plain: the length of @Encoded has no effect here: it has none in this form
    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.DOUBLE, length = Form.INT) BigDecimal nearest; // MARSHAL122: Quote.nearest: BigDecimal: the length of @Encoded has no effect here: it has none in this form
    @Encoded(value = Encoding.DATA_OUTPUT, number = "code") int code; // MARSHAL122: Quote.code: int: the number of @Encoded has no effect here: no enum with @EnumNumber has such a member that generated code may use
    @Encoded(value = Encoding.DATA_OUTPUT, number = "text") List<Large> misspelt; // MARSHAL122: Quote.misspelt: List<Quote.Large>: the number of @Encoded has no effect here: no enum with @EnumNumber has such a member that generated code may use
    @Encoded(value = Encoding.DATA_OUTPUT, number = "code") List<Plain> plains; // MARSHAL122: Quote.plains: List<Quote.Plain>: the number of @Encoded has no effect here: no enum with @EnumNumber has such a member that generated code may use
    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.DOUBLE) List<Float> noDoubles; // MARSHAL122: Quote.noDoubles: List<Float>: the as of @Encoded has no effect here: nothing in it can be written as DOUBLE. Change the annotation's value.
    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.TEXT_8BIT) List<List<Long>> noTexts; // MARSHAL122: Quote.noTexts: List<List<Long>>: the as of @Encoded has no effect here: nothing in it can be written as TEXT_8BIT
    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.SHORT) Map<String, Boolean> noNumbers; // MARSHAL122: Quote.noNumbers: Map<String, Boolean>: the as of @Encoded has no effect here: nothing in it can be written as SHORT
    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.INT) UUID[] noInts; // MARSHAL122: Quote.noInts: UUID[]: the as of @Encoded has no effect here: nothing in it can be written as INT
    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.SHORT) Map<Integer, Boolean> someNumbers;
    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.TEXT, number = "hidden") Large byName; // MARSHAL122: Quote.byName: Quote.Large: the number of @Encoded has no effect here: constants are written by their names
    @OneOf({}) String nothing; // MARSHAL122: Quote.nothing: String: @OneOf must have 1 to 254 different texts, but has {}
    @OneOf({"whole \ud83d\ude00", "half \ude00"}) String half; // MARSHAL122: Quote.half: String: text 2 of @OneOf has half of a surrogate pair, which UTF-8 cannot represent
    @OneOf({"BUY", "SELL", "BUY"}) String side; // MARSHAL122: Quote.side: String: @OneOf must have 1 to 254 different texts, but has {"BUY", "SELL", "BUY"}

    @OneOf({"v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31", "v32", "v33", "v34", "v35", "v36", "v37", "v38", "v39", "v40", "v41", "v42", "v43", "v44", "v45", "v46", "v47", "v48", "v49", "v50", "v51", "v52", "v53", "v54", "v55", "v56", "v57", "v58", "v59", "v60", "v61", "v62", "v63", "v64", "v65", "v66", "v67", "v68", "v69", "v70", "v71", "v72", "v73", "v74", "v75", "v76", "v77", "v78", "v79", "v80", "v81", "v82", "v83", "v84", "v85", "v86", "v87", "v88", "v89", "v90", "v91", "v92", "v93", "v94", "v95", "v96", "v97", "v98", "v99", "v100", "v101", "v102", "v103", "v104", "v105", "v106", "v107", "v108", "v109", "v110", "v111", "v112", "v113", "v114", "v115", "v116", "v117", "v118", "v119", "v120", "v121", "v122", "v123", "v124", "v125", "v126", "v127", "v128", "v129", "v130", "v131", "v132", "v133", "v134", "v135", "v136", "v137", "v138", "v139", "v140", "v141", "v142", "v143", "v144", "v145", "v146", "v147", "v148", "v149", "v150", "v151", "v152", "v153", "v154", "v155", "v156", "v157", "v158", "v159", "v160", "v161", "v162", "v163", "v164", "v165", "v166", "v167", "v168", "v169", "v170", "v171", "v172", "v173", "v174", "v175", "v176", "v177", "v178", "v179", "v180", "v181", "v182", "v183", "v184", "v185", "v186", "v187", "v188", "v189", "v190", "v191", "v192", "v193", "v194", "v195", "v196", "v197", "v198", "v199", "v200", "v201", "v202", "v203", "v204", "v205", "v206", "v207", "v208", "v209", "v210", "v211", "v212", "v213", "v214", "v215", "v216", "v217", "v218", "v219", "v220", "v221", "v222", "v223", "v224", "v225", "v226", "v227", "v228", "v229", "v230", "v231", "v232", "v233", "v234", "v235", "v236", "v237", "v238", "v239", "v240", "v241", "v242", "v243", "v244", "v245", "v246", "v247", "v248", "v249", "v250", "v251", "v252", "v253", "v254"})
    String many; // MARSHAL122: Quote.many: String: @OneOf must have 1 to 254 different texts, but has 255

    enum Plain {
        ONE
    }

    enum Half {
        @EnumNumber(1) ONE,
        TWO
    }

    enum Equal {
        @EnumNumber(1) ONE,
        @EnumNumber(1) TWO
    }

    enum Large {
        @EnumNumber(300) ONE;

        private int hidden;

        String text() {
            return "300";
        }
    }
}
