package org.marshal4j.layouts;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The JVMs of the matrix. Flags that affect where fields lie are used in all combinations: headers, references and
 * alignment. Flags that affect how memory is accessed are combined with kinds of headers: collectors with two of them,
 * compilers with all. All other flags are tried separately.
 */
public final class Cells {
    private static final int COMPACT_HEADERS_SINCE = 25;

    /** The collector that starts fastest, and C1 alone, with a threshold that the few messages of a cell reach. */
    private static final String CHEAP = "+UseSerialGC TieredStopAtLevel=1 CompileThresholdScaling=0.1";

    private static final List<String> REFERENCES = List.of("", "-UseCompressedOops");
    private static final List<String> ALIGNMENTS = List.of("", "ObjectAlignmentInBytes=16");
    private static final List<String> COLLECTORS = List.of("+UseG1GC", "+UseParallelGC", "+UseZGC", "+UseShenandoahGC");

    /** The interpreter, and C2 alone with a low threshold. The other cells use C1. */
    private static final List<String> COMPILERS =
            List.of("Xint", "-TieredCompilation Xbatch CompileThresholdScaling=0.005");

    private static final List<String> OTHERS = List.of(
            "-CompactStrings",
            "-UseEmptySlotsInSupers",
            "HeapBaseMinAddress=40g",
            "Xmx40g",
            "ObjectAlignmentInBytes=32");

    private Cells() {}

    /** Returns all cells worth running for one JDK. */
    public static List<Cell> all(Jdk jdk) {
        Set<Cell> cells = new LinkedHashSet<>();
        cells.add(Cell.of(jdk, ""));
        for (String header : headers(jdk)) {
            for (String references : REFERENCES) {
                for (String alignment : ALIGNMENTS) {
                    cells.add(cell(jdk, header, references, alignment, CHEAP));
                }
            }
        }
        List<String> headers = headers(jdk);
        for (String collector : COLLECTORS) {
            cells.add(cell(jdk, headers.get(0), collector));
            cells.add(cell(jdk, headers.get(headers.size() - 1), collector));
        }
        for (String header : headers) {
            COMPILERS.forEach(compiler -> cells.add(cell(jdk, header, "+UseSerialGC", compiler)));
        }
        OTHERS.forEach(other -> cells.add(cell(jdk, other, CHEAP)));
        return List.copyOf(cells);
    }

    /** Returns a few fast cells: one for each size of a header, and one more. */
    public static List<Cell> few(Jdk jdk) {
        List<Cell> cells = new ArrayList<>();
        headers(jdk).forEach(header -> cells.add(cell(jdk, header, CHEAP)));
        cells.add(cell(jdk, "-UseCompressedOops", "ObjectAlignmentInBytes=16", CHEAP));
        return cells;
    }

    private static List<String> headers(Jdk jdk) {
        return jdk.version() >= COMPACT_HEADERS_SINCE
                ? List.of("+UseCompressedClassPointers", "-UseCompressedClassPointers", "+UseCompactObjectHeaders")
                : List.of("+UseCompressedClassPointers", "-UseCompressedClassPointers");
    }

    private static Cell cell(Jdk jdk, String... flags) {
        return Cell.of(jdk, String.join(" ", flags));
    }
}
