package org.marshal4j.processor.chroniclewire;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.TypeRef;

/** Objects of classes, and of families of classes, for which code is generated too. */
record NestedValue(ClassName type) implements ChronicleWireValue {

    /** The generated class that writes and reads them for Wire. */
    static final ClassName NESTED = SupportClasses.named("Nested");

    static Optional<ChronicleWireValue> of(TypeRef type) {
        return type instanceof TypeRef.OfClass named
                        && named.kind() instanceof ClassKind.Marshalled marshalled
                        && marshalled.inChronicleWire().isGenerated()
                ? Optional.of(new NestedValue(Names.of(named.name())))
                : Optional.empty();
    }

    @Override
    public CodeBlock write(CodeBlock value, CodeBlock out, Scope scope) {
        return CodeBlock.of("$T.write($L, $L, $T.class)", NESTED, value, out, type);
    }

    @Override
    public CodeBlock read(CodeBlock in, CodeBlock current, Scope scope) {
        return CodeBlock.of("$T.read($L, $L, $T.class)", NESTED, in, current, type);
    }
}
