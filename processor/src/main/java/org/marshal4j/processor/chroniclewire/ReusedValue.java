package org.marshal4j.processor.chroniclewire;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.Optional;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.TypeRef;

/** Enums and decimal numbers: texts that are parsed only if they have changed. */
record ReusedValue(TypeName type, boolean isEnum) implements ChronicleWireValue {

    /** The class that compares them. */
    static final ClassName REUSED = SupportClasses.named("Reused");

    static Optional<ChronicleWireValue> of(TypeRef type) {
        if (!(type instanceof TypeRef.OfClass named)) {
            return Optional.empty();
        }
        boolean isEnum = named.kind() instanceof ClassKind.Enumeration;
        return isEnum || named.name().qualified().equals("java.math.BigDecimal")
                ? Optional.of(new ReusedValue(Names.erased(type), isEnum))
                : Optional.empty();
    }

    @Override
    public CodeBlock write(CodeBlock value, CodeBlock out, Scope scope) {
        return CodeBlock.of("$L.object($T.class, $L)", out, type, value);
    }

    @Override
    public CodeBlock read(CodeBlock in, CodeBlock current, Scope scope) {
        if (!isEnum) {
            return CodeBlock.of("$T.decimal($L, $L)", REUSED, in, current);
        }
        return current.equals(NULL)
                ? CodeBlock.of("$L.object($T.class)", in, type)
                : CodeBlock.of("$T.constant($L, $L, $T.class)", REUSED, in, current, type);
    }
}
