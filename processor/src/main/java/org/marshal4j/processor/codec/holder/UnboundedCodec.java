package org.marshal4j.processor.codec.holder;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.CodecFinder;
import org.marshal4j.processor.codec.Copies;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.Held;
import org.marshal4j.processor.codec.Holding;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.Passing;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.codec.value.LeafTypes;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.wire.WireType;

/**
 * Collections, maps, holders and generic classes under {@code @Dynamic} that are declared with {@code ?}. They are
 * written like those of {@code Object}, with texts as keys, and with the same bytes. A generic class may also have no
 * type arguments, wherever it is held.
 */
public record UnboundedCodec(StepCodec codec, boolean checksKeys) implements Holding {

    private static final ClassName RUNTIME = Names.support("Unbounded");
    private static final String ANYTHING = "?";
    private static final TypeRef OBJECT = ofJavaLang("Object");
    private static final TypeRef STRING = ofJavaLang("String");

    public static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        if (!request.has(Option.DYNAMIC) || !(request.type() instanceof TypeRef.OfClass named)) {
            return Optional.empty();
        }
        if (named.kind() instanceof ClassKind.Unbound unbound) {
            return unbound.ofObjects()
                    .map(kind -> named.ofObjects(unbound.variables(), kind))
                    .map(ofObjects -> opened(codecs.bind(request.of(ofObjects)), false));
        }
        // BytesStore<?, ?> and the like are excluded: their arguments do not describe their contents.
        if (!(named.kind() instanceof ClassKind.Plain)
                || LeafTypes.of(named).isPresent()
                || named.arguments().stream().noneMatch(UnboundedCodec::isAnything)) {
            return Optional.empty();
        }
        Optional<MapKind> map = MapKind.of(named);
        if (map.equals(Optional.of(MapKind.ENUM_MAP))) {
            return Optional.empty();
        }
        List<TypeRef> arguments = new ArrayList<>(named.arguments());
        boolean checksKeys = map.isPresent() && isAnything(arguments.get(0));
        if (checksKeys) {
            arguments.set(0, STRING);
        }
        arguments.replaceAll(argument -> isAnything(argument) ? OBJECT : argument);
        Binding binding = codecs.bind(request.of(new TypeRef.OfClass(named.name(), arguments, named.kind())));
        return Optional.of(opened(binding, checksKeys));
    }

    private static Binding opened(Binding binding, boolean checksKeys) {
        return binding instanceof Binding.Bound bound
                ? new Binding.Bound(new UnboundedCodec((StepCodec) bound.codec(), checksKeys))
                : binding;
    }

    private static boolean isAnything(TypeRef argument) {
        return argument instanceof TypeRef.Other other && other.text().equals(ANYTHING);
    }

    private static TypeRef ofJavaLang(String simple) {
        return new TypeRef.OfClass(Name.of("java.lang", simple), List.of(), new ClassKind.Plain());
    }

    @Override
    public Set<Option> supportedOptions() {
        Set<Option> options = EnumSet.of(Option.DYNAMIC);
        options.addAll(codec.supportedOptions());
        return options;
    }

    @Override
    public List<Held> held() {
        return Holding.of(codec);
    }

    @Override
    public boolean isOrdered() {
        return !(codec instanceof Holding holding) || holding.isOrdered();
    }

    @Override
    public Size size() {
        return codec.size();
    }

    @Override
    public WireType wireType() {
        return codec.wireType();
    }

    @Override
    public Passing passing() {
        return codec.passing();
    }

    @Override
    public boolean usesTwice() {
        return codec.usesTwice();
    }

    @Override
    public void write(Members members, String label, CodeBlock value, CodeBlock.Builder code) {
        codec.write(members, label, written(label, value), code);
    }

    @Override
    public boolean readsCurrent() {
        return codec.readsCurrent();
    }

    @Override
    public CodeBlock read(Members members, String label, CodeBlock current) {
        return codec.read(members, label, reused(current));
    }

    @Override
    public CodeBlock sizeOf(Members members, String label, CodeBlock value) {
        return codec.sizeOf(members, label, written(label, value));
    }

    private CodeBlock written(String label, CodeBlock value) {
        return checksKeys
                ? CodeBlock.of("$T.withTextKeys($S, $L)", RUNTIME, label, value)
                : CodeBlock.of("$T.as($L)", RUNTIME, value);
    }

    @Override
    public Copies copies() {
        return codec.copies();
    }

    @Override
    public CodeBlock copy(Members members, String label, CodeBlock value, CodeBlock current) {
        return codec.copy(members, label, written(label, value), reused(current));
    }

    private CodeBlock reused(CodeBlock current) {
        return CodeBlock.of("$T.$L($L)", RUNTIME, checksKeys ? "ifTextKeys" : "as", current);
    }
}
