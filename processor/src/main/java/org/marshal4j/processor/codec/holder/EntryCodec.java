package org.marshal4j.processor.codec.holder;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.CodecFinder;
import org.marshal4j.processor.codec.Copies;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.Held;
import org.marshal4j.processor.codec.Holding;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.NullChecks;
import org.marshal4j.processor.codec.Passing;
import org.marshal4j.processor.codec.object.Wildcards;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.wire.WireType;

/** {@code Map.Entry} and the two classes of {@code AbstractMap}: after a presence byte, a key and a value. */
public final class EntryCodec implements Holding {

    private static final ClassName ENTRIES = Names.support("Entries");

    /** The declared types, each with the method that creates what reading returns. */
    private static final Map<String, String> METHODS = Map.of(
            "java.util.Map.Entry", "of",
            "java.util.AbstractMap.SimpleEntry", "simple",
            "java.util.AbstractMap.SimpleImmutableEntry", "immutable");

    private final boolean required;
    private final boolean constructed;
    private final TypeName type;
    private final String made;
    private final EntryParts parts;

    private EntryCodec(FieldRequest request, String made, EntryParts parts) {
        this.required = request.required();
        this.constructed = request.constructed();
        this.type = Names.of(request.type());
        this.made = made;
        this.parts = parts;
    }

    public static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        return request.type() instanceof TypeRef.OfClass type
                ? Optional.ofNullable(METHODS.get(type.name().qualified()))
                        .map(made -> bind(request, type, made, codecs))
                : Optional.empty();
    }

    private static Binding bind(FieldRequest request, TypeRef.OfClass type, String made, CodecFinder codecs) {
        List<TypeRef> arguments = type.arguments();
        if (arguments.isEmpty() || arguments.stream().anyMatch(TypeRef.Other.class::isInstance)) {
            return Wildcards.refused(
                    arguments,
                    String.join(".", type.name().simpleNames())
                            + "<String, Leg>, with the classes of the key and the value");
        }
        Binding key = codecs.bind(request.part(arguments.get(0)));
        Binding value = codecs.bind(request.part(arguments.get(1)));
        if (key instanceof Binding.Bound boundKey && value instanceof Binding.Bound boundValue) {
            return new Binding.Bound(
                    new EntryCodec(request, made, EntryParts.of(arguments, boundKey.codec(), boundValue.codec())));
        }
        return key instanceof Binding.Bound || value instanceof Binding.Refused ? value : key;
    }

    @Override
    public List<Held> held() {
        return List.of(parts.key(), parts.value());
    }

    @Override
    public boolean isOrdered() {
        return true;
    }

    @Override
    public Set<Option> supportedOptions() {
        return parts.supportedOptions();
    }

    @Override
    public WireType wireType() {
        return new WireType.EntryOf(
                parts.key().codec().wireType(), parts.value().codec().wireType(), !required);
    }

    /** Never fixed, and the greatest size is never the least: blocks and messages of fixed size have no entries. */
    @Override
    public Size size() {
        Size size = parts.size();
        long max = size.max() == Size.UNBOUNDED ? Size.UNBOUNDED : 1 + size.max();
        return Size.between(required ? size.min() : 1, max);
    }

    @Override
    public Passing passing() {
        return parts.passing();
    }

    @Override
    public void write(Members members, String label, CodeBlock entry, CodeBlock.Builder code) {
        String method = members.name("write" + Members.capitalized(label));
        MethodSpec.Builder spec = Members.privateStatic(method)
                .addParameter(type, "entry")
                .addParameter(Blocks.OUT)
                .addParameters(passing().parameters());
        if (required) {
            spec.addCode(parts.taken()).addCode(parts.write(members, label));
        } else {
            spec.beginControlFlow("if ($T.write(entry, out))", Names.PRESENCE)
                    .addCode(parts.taken())
                    .addCode(parts.write(members, label))
                    .endControlFlow();
        }
        members.add(spec.build());
        code.addStatement(
                "$L($L, out$L)",
                method,
                NullChecks.written(required, label, entry),
                passing().arguments());
    }

    @Override
    public boolean readsCurrent() {
        return !constructed;
    }

    @Override
    public CodeBlock read(Members members, String label, CodeBlock current) {
        String method = members.name("read" + Members.capitalized(label));
        Held key = parts.key();
        Held value = parts.value();
        CodeBlock readKey = key.codec().read(members, key.label(label), reused("keyOf(current)"));
        CodeBlock readValue = value.codec().read(members, value.label(label), reused("valueOf(current, key)"));
        MethodSpec.Builder spec = Members.privateStatic(method).returns(type);
        if (!constructed) {
            spec.addParameter(type, "current");
        }
        spec.addParameter(Blocks.IN).addParameters(passing().parameters());
        if (!required) {
            spec.beginControlFlow("if (!$T.read(in))", Names.PRESENCE)
                    .addStatement("return null")
                    .endControlFlow();
        }
        members.add(made(spec, readKey, readValue));
        CodeBlock reused = constructed ? CodeBlock.of("") : CodeBlock.of("$L, ", current);
        return CodeBlock.of("$L($Lin$L)", method, reused, passing().arguments());
    }

    /** What a part of the current entry is read into. */
    private CodeBlock reused(String call) {
        return constructed ? CountedCodec.NULL : CodeBlock.of("$T." + call, ENTRIES);
    }

    /** The method, which ends by making an entry. */
    private MethodSpec made(MethodSpec.Builder method, CodeBlock key, CodeBlock value) {
        return method.addStatement("$T key = $L", Names.of(parts.key().type()), key)
                .addStatement("$T value = $L", Names.of(parts.value().type()), value)
                .addStatement("return $T.$L($L, key, value)", ENTRIES, made, constructed ? "null" : "current")
                .build();
    }

    @Override
    public CodeBlock sizeOf(Members members, String label, CodeBlock entry) {
        String method = members.name("sizeOf" + Members.capitalized(label));
        MethodSpec.Builder spec = Members.privateStatic(method)
                .returns(TypeName.LONG)
                .addParameter(type, "entry")
                .addParameters(passing().parameters());
        int presence = required ? 0 : 1;
        Size size = parts.size();
        if (size.fixed()) {
            spec.addStatement(required ? "return $L" : "return entry == null ? 1 : $L", presence + size.min());
        } else {
            if (!required) {
                spec.beginControlFlow("if (entry == null)")
                        .addStatement("return 1")
                        .endControlFlow();
            }
            spec.addCode(parts.sizeOf(members, label, presence));
        }
        members.add(spec.build());
        return CodeBlock.of(
                "$L($L$L)",
                method,
                NullChecks.written(required, label, entry),
                passing().arguments());
    }

    @Override
    public Copies copies() {
        return Copies.OWN;
    }

    @Override
    public CodeBlock copy(Members members, String label, CodeBlock entry, CodeBlock current) {
        String method = members.name("copy" + Members.capitalized(label));
        Held key = parts.key();
        Held value = parts.value();
        CodeBlock copiedKey =
                key.codec().copy(members, key.label(label), CodeBlock.of("entry.getKey()"), reused("keyOf(current)"));
        CodeBlock copiedValue = value.codec()
                .copy(members, value.label(label), CodeBlock.of("entry.getValue()"), reused("valueOf(current, key)"));
        MethodSpec.Builder spec = Members.privateStatic(method).returns(type).addParameter(type, "entry");
        if (!constructed) {
            spec.addParameter(type, "to");
        }
        spec.addParameters(passing().parameters())
                .beginControlFlow("if (entry == null)")
                .addStatement("return null")
                .endControlFlow();
        if (!constructed) {
            spec.addStatement("$T current = $T.unless(to, entry)", type, CountedCodec.OWN);
        }
        members.add(made(spec, copiedKey, copiedValue));
        CodeBlock reused = constructed ? CodeBlock.of("") : CodeBlock.of(", $L", current);
        return CodeBlock.of("$L($L$L$L)", method, entry, reused, passing().arguments());
    }
}
