package org.marshal4j.benchmarks.tables;

import java.nio.file.Path;

/** A part of the measurements of tables, which has a section of docs/tables-performance.md for each JDK. */
interface Part {

    /** Returns its name. */
    String name();

    /**
     * Measures this part.
     *
     * @param charts the folder to write charts to
     * @param suffix of the charts' names, after the name of the part
     * @param quick whether a quick look is enough
     * @return tables and charts, in Markdown
     */
    String measure(Path charts, String suffix, boolean quick) throws Exception;
}
