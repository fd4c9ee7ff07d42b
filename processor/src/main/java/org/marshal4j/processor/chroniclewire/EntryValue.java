package org.marshal4j.processor.chroniclewire;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.marshal4j.processor.model.TypeRef;

/**
 * {@code Map.Entry} and the two classes of {@code AbstractMap}, as mappings of a key and a value.
 *
 * @param read the method that reads one of that class
 */
record EntryValue(String read, ChronicleWireValue key, ChronicleWireValue value) implements ChronicleWireValue {

    private static final ClassName ENTRIES = SupportClasses.named("MapEntries");

    private static final Map<String, String> READ = Map.of(
            "java.util.Map.Entry", "read",
            "java.util.AbstractMap.SimpleEntry", "read",
            "java.util.AbstractMap.SimpleImmutableEntry", "readImmutable");

    /**
     * That of a type, if it is an entry.
     *
     * @param values finds those of its key and its value
     */
    static Optional<ChronicleWireValue> of(TypeRef type, Function<TypeRef, ChronicleWireValue> values) {
        return type instanceof TypeRef.OfClass named && named.arguments().size() == 2 && !named.hasWildcard()
                ? Optional.ofNullable(READ.get(named.name().qualified()))
                        .map(read -> new EntryValue(
                                read,
                                values.apply(named.arguments().get(0)),
                                values.apply(named.arguments().get(1))))
                : Optional.empty();
    }

    @Override
    public CodeBlock write(CodeBlock entry, CodeBlock out, Scope scope) {
        return CodeBlock.of(
                "$T.write($L, $L, $L, $L)",
                ENTRIES,
                entry,
                out,
                Elements.writer(key, scope),
                Elements.writer(value, scope));
    }

    @Override
    public CodeBlock read(CodeBlock in, CodeBlock current, Scope scope) {
        return CodeBlock.of(
                "$T.$L($L, $L, $L)", ENTRIES, read, in, Elements.reader(key, scope), Elements.reader(value, scope));
    }
}
