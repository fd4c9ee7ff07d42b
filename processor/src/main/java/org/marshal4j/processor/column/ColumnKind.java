package org.marshal4j.processor.column;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.Optional;
import org.marshal4j.processor.codec.Names;

/** The column that a table has for a field: its class in marshal4j-table, and the code that fills and reads it. */
public interface ColumnKind {

    /** The class that converts values if the column's type differs from the field's. */
    ClassName CELLS = Names.tableSupport("Cells");

    /** The class of the column. */
    TypeName type();

    /**
     * An expression that makes the column.
     *
     * @param columns an expression for the object that makes columns
     * @param name an expression for the name of the column in files
     */
    CodeBlock creation(CodeBlock columns, CodeBlock name);

    /**
     * An expression that sets a value.
     *
     * @param column an expression for the column
     * @param row an expression for the row
     * @param value an expression for the value, which is used once
     */
    default CodeBlock set(CodeBlock column, CodeBlock row, CodeBlock value) {
        return CodeBlock.of("$L.set($L, $L)", column, row, value);
    }

    /** An expression for the value of a row. */
    default CodeBlock get(CodeBlock column, CodeBlock row) {
        return CodeBlock.of("$L.get($L)", column, row);
    }

    /** The class whose columns these are, if the field is a nested object. */
    default Optional<ClassName> nestedTable() {
        return Optional.empty();
    }

    /** An upper bound of the bytecodes that set or get a value. */
    default int bytecodes() {
        return 24;
    }
}
