package org.marshal4j.benchmarks.report;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.marshal4j.benchmarks.memory.Before;
import org.marshal4j.benchmarks.views.FieldForm;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.runtime.memory.MemoryAccess;

/** The tables of single fields and of copies. */
final class FieldTables {
    private static final Map<String, String> FIELDS = Map.of(
            "askPrice3", "MarketData: a fixed field",
            "sequenceBehindTexts", "BookUpdate, texts in front: a number",
            "sequence", "BookUpdate: a number",
            "lastPriceBehindTexts", "BookUpdate, texts in front: the last price",
            "lastPrice", "BookUpdate: the last price",
            "symbolInFront", "BookUpdate, texts in front: the symbol",
            "symbol", "BookUpdate: the symbol");
    private static final Map<String, String> COPIES = Map.of(
            "copy", "copy",
            "copyByHand", "by hand",
            "writeAndRead", "write, read",
            "copyInto", "copy",
            "copyIntoByHand", "by hand",
            "writeAndReadInto", "write, read");

    private FieldTables() {}

    /** Returns the tables of single fields: one for each kind of memory and each profile. */
    static String fields(List<Run> runs) {
        return new GroupedTables(
                        result -> result.param("place").toLowerCase(Locale.ROOT).replace('_', ' ')
                                + (result.param("before").equals(Before.EVERYTHING.name())
                                        ? ", after all kinds of memory"
                                        : ""),
                        result -> FIELDS.get(result.method()),
                        FieldTables::form)
                .of(runs);
    }

    private static String form(Result result) {
        return FieldForm.valueOf(result.param("form")).title()
                + (result.param("access").equals(MemoryAccess.UNSAFE.name()) ? "" : " by VarHandles");
    }

    /** Returns the tables of copies: one to new objects, one into objects. */
    static String copies(List<Run> runs) {
        return new GroupedTables(
                        result -> result.method().contains("Into") ? "to an existing object" : "to a new object",
                        result -> Workload.valueOf(result.param("workload")).title(),
                        result -> COPIES.get(result.method()))
                .of(runs);
    }
}
