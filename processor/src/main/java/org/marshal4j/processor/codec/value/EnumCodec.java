package org.marshal4j.processor.codec.value;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.SourceVersion;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.CodecFinder;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.schema.wire.WireType;

/** Enums: the constant's ordinal as a stop-bit number, −1 for null. */
public final class EnumCodec extends RuntimeCodec {

    /** Seven bits to a byte. */
    private static final int BITS = 7;

    /** A constant of text has at most 65,535 bytes. */
    private static final int WORDS_OF_A_TEXT = 200;

    private final Name name;
    private final ClassKind.Enumeration kind;
    private final boolean required;

    private EnumCodec(Name name, ClassKind.Enumeration kind, boolean required) {
        super(CodeBlock.of("$T", Names.ENUMS), required ? FieldOptions.REQUIRED : FieldOptions.NULLABLE);
        this.required = required;
        this.name = name;
        this.kind = kind;
    }

    public static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        if (!(request.type() instanceof TypeRef.OfClass named)
                || !(named.kind() instanceof ClassKind.Enumeration enumeration)) {
            return Optional.empty();
        }
        return Optional.of(enumeration.constants().stream()
                .filter(constant -> !SourceVersion.isIdentifier(constant))
                .findFirst()
                .<Binding>map(constant -> new Binding.Refused(
                        Diagnostic.NO_CODEC,
                        "A schema has the names of its constants, and cannot have '" + constant
                                + "': rename that constant, or name a FieldMarshaller for "
                                + named.name().simple() + " in @MarshalWith"))
                .orElseGet(() -> new Binding.Bound(new EnumCodec(named.name(), enumeration, request.required()))));
    }

    @Override
    public Set<Option> supportedOptions() {
        return Set.of();
    }

    /** Never fixed, so that adding a constant does not change existing bytes. */
    @Override
    public Size size() {
        int last = Math.max(0, kind.constants().size() - 1);
        int longest = 1 + (31 - Integer.numberOfLeadingZeros(Math.max(1, last))) / BITS;
        return Size.between(1, required ? longest : Math.max(2, longest));
    }

    @Override
    WireType wireType(int max, boolean nullable) {
        Optional<List<String>> declared = kind.isCompiled() ? Optional.of(kind.constants()) : Optional.empty();
        return new WireType.Enumeration(name.binary(), declared, nullable);
    }

    @Override
    public boolean readsCurrent() {
        return false;
    }

    @Override
    CodeBlock read(Members members, CodeBlock current, CodeBlock in) {
        return CodeBlock.of("$T.read($L, $L)", Names.ENUMS, ordered(members, name, kind), in);
    }

    /** The name of a private constant with all constants of an enum, in order. */
    public static CodeBlock constants(Members members, Name name) {
        ClassName type = Names.of(name);
        String values = members.constant(
                name.simple() + "s", ArrayTypeName.of(type), CodeBlock.of("$L.values()", inExpression(name, type)));
        return CodeBlock.of("$L", values);
    }

    /** The same, checked to have the order in which they were compiled, if every compiler knows that. */
    public static CodeBlock ordered(Members members, Name name, ClassKind.Enumeration kind) {
        if (kind.order() != ClassKind.Order.DECLARED || kind.constants().isEmpty()) {
            return constants(members, name);
        }
        ClassName type = Names.of(name);
        String values = members.constant(
                name.simple() + "s",
                ArrayTypeName.of(type),
                CodeBlock.of(
                        "$T.checked($L.values(),$W$L)",
                        Names.ENUMS,
                        inExpression(name, type),
                        joined(kind.constants())));
        return CodeBlock.of("$L", values);
    }

    /** Literals of texts, each of several words with commas between them. */
    public static CodeBlock joined(List<String> words) {
        List<CodeBlock> texts = new ArrayList<>();
        for (int i = 0; i < words.size(); i += WORDS_OF_A_TEXT) {
            int end = Math.min(words.size(), i + WORDS_OF_A_TEXT);
            texts.add(CodeBlock.of("$S", String.join(",", words.subList(i, end))));
        }
        return CodeBlock.join(texts, ",$W");
    }

    /** In an expression, the compiler would take a class of this name for the constant. */
    private static CodeBlock inExpression(Name name, ClassName type) {
        boolean obscured = Members.FIXED_CONSTANTS.contains(name.simpleNames().get(0));
        return obscured ? CodeBlock.of("$L", name.qualified()) : CodeBlock.of("$T", type);
    }
}
