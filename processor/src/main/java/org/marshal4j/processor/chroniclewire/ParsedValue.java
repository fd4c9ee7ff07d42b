package org.marshal4j.processor.chroniclewire;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Map;
import java.util.Optional;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.TypeRef;

/**
 * Classes of the JDK that Wire has no form for, as the texts that {@code toString} makes of them.
 *
 * @param type the class
 * @param parse its static method that makes an object of such a text
 */
record ParsedValue(ClassName type, String parse) implements ChronicleWireValue {

    private static final ClassName TEXTS = ChronicleWireValues.support("Texts");

    private static final Map<String, String> METHODS = Map.of(
            "java.net.URI", "create",
            "java.util.Currency", "getInstance",
            "java.time.ZoneId", "of",
            "java.time.ZoneOffset", "of",
            "java.time.OffsetDateTime", "parse",
            "java.time.OffsetTime", "parse",
            "java.time.Period", "parse",
            "java.time.Year", "parse",
            "java.time.YearMonth", "parse",
            "java.time.MonthDay", "parse");

    static Optional<ParsedValue> ofClass(TypeRef type) {
        return type instanceof TypeRef.OfClass named
                ? Optional.ofNullable(METHODS.get(named.name().qualified()))
                        .map(method -> new ParsedValue(Names.of(named.name()), method))
                : Optional.empty();
    }

    static Optional<ChronicleWireValue> of(TypeRef type) {
        return ofClass(type).map(value -> value);
    }

    /** What makes an object of a text. */
    CodeBlock parser() {
        return CodeBlock.of("$T::$L", type, parse);
    }

    @Override
    public CodeBlock write(CodeBlock value, CodeBlock out, Scope scope) {
        return CodeBlock.of("$T.write($L, $L)", TEXTS, value, out);
    }

    @Override
    public CodeBlock read(CodeBlock in, CodeBlock current, Scope scope) {
        return CodeBlock.of("$T.read($L, $L)", TEXTS, in, parser());
    }
}
