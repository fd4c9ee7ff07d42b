package org.marshal4j.processor.model;

import java.util.List;
import java.util.Set;

/** The methods that all tables and their rows have. A test compares these lists with the real classes. */
public final class TableMethods {

    /** The methods of a table and of the class of its columns. */
    public static final List<String> TABLE = List.of("""
            add check chunks clone close column columns copyTo create equals finalize flush forEach get getClass
            hashCode inMemory isOpen iterator newRow notify notifyAll open openReadOnly publish put ready recover
            removeLast row schema set size spliterator toString wait
            """.split("\\s+"));

    /** The methods of a row. */
    public static final List<String> ROW = List.of("""
            clone equals finalize getClass hashCode index moveTo notSettable notify notifyAll toObject toString
            wait
            """.split("\\s+"));

    /** The classes in a table. */
    public static final Set<String> CLASSES = Set.of("Row", "Columns");

    private TableMethods() {}
}
