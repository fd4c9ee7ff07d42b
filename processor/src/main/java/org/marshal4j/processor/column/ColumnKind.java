package org.marshal4j.processor.column;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.Optional;
import org.marshal4j.processor.codec.Names;

/** What a table has for a field: a column of a class of marshal4j-table, and the code that fills and reads it. */
public interface ColumnKind {

    /** The class that converts values where a column has others than a field. */
    ClassName CELLS = Names.tableSupport("Cells");

    /** The class of the column. */
    TypeName type();

    /**
     * An expression that makes the column.
     *
     * @param columns an expression for what makes columns
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
    CodeBlock set(CodeBlock column, CodeBlock row, CodeBlock value);

    /** An expression for the value of a row. */
    CodeBlock get(CodeBlock column, CodeBlock row);

    /** The class whose table the columns are of, if it is a nested object. */
    default Optional<ClassName> nestedTable() {
        return Optional.empty();
    }

    /** An estimate of the bytecodes of setting or getting a value, from above. */
    default int bytecodes() {
        return 24;
    }
}
