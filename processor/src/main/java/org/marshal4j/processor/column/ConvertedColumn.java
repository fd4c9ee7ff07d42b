package org.marshal4j.processor.column;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.Map;
import java.util.Optional;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TypeRef;

/**
 * Classes of the JDK that tables keep as the text of {@code toString}.
 *
 * @param of the class
 * @param parser the method that turns the text into a value
 */
record ConvertedColumn(ClassName of, String parser, boolean nullable) implements ColumnKind {

    /** The parsing method of {@link #CELLS}: the class's own cannot read the five-digit years that it writes. */
    private static final String YEAR_MONTH = "yearMonth";

    /** The parser for a class name. The tests of tables check that each reads exactly what was written. */
    private static final Map<String, String> PARSERS = Map.ofEntries(
            Map.entry("java.math.BigDecimal", "new"),
            Map.entry("java.math.BigInteger", "new"),
            Map.entry("java.net.URI", "create"),
            Map.entry("java.nio.charset.Charset", "forName"),
            Map.entry("java.time.MonthDay", "parse"),
            Map.entry("java.time.OffsetDateTime", "parse"),
            Map.entry("java.time.OffsetTime", "parse"),
            Map.entry("java.time.Period", "parse"),
            Map.entry("java.time.YearMonth", YEAR_MONTH),
            Map.entry("java.time.ZoneId", "of"),
            Map.entry("java.time.ZoneOffset", "of"),
            Map.entry("java.util.Currency", "getInstance"));

    static Optional<ColumnKind> of(Field field) {
        if (!(field.type() instanceof TypeRef.OfClass named)) {
            return Optional.empty();
        }
        return Optional.ofNullable(PARSERS.get(named.name().qualified()))
                .map(parser -> new ConvertedColumn(
                        Names.of(named.name()), parser, !field.options().required()));
    }

    @Override
    public TypeName type() {
        return Names.table("TextColumn");
    }

    @Override
    public CodeBlock creation(CodeBlock columns, CodeBlock name) {
        return CodeBlock.of("$L.text($L, $L)", columns, name, nullable);
    }

    @Override
    public CodeBlock set(CodeBlock column, CodeBlock row, CodeBlock value) {
        return CodeBlock.of("$T.setText($L, $L, $L)", CELLS, column, row, value);
    }

    @Override
    public CodeBlock get(CodeBlock column, CodeBlock row) {
        return CodeBlock.of(
                "$T.getText($L, $L, $T::$L)", CELLS, column, row, parser.equals(YEAR_MONTH) ? CELLS : of, parser);
    }
}
