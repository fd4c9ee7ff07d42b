package org.marshal4j.processor.codec.holder;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.Codec;
import org.marshal4j.processor.codec.CodecFinder;
import org.marshal4j.processor.codec.Copies;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.FixedStep;
import org.marshal4j.processor.codec.Held;
import org.marshal4j.processor.codec.Limits;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.codec.object.DynamicCodec;
import org.marshal4j.processor.codec.object.NestedCodec;
import org.marshal4j.processor.codec.object.Wildcards;
import org.marshal4j.processor.codec.value.Immutables;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.schema.wire.WireType;

/** Lists, sets and queues: a stop-bit count, then the elements in the order of iteration. */
public final class CollectionCodec extends CountedCodec {

    private static final CodeBlock ELEMENT = CodeBlock.of("element");
    private static final CodeBlock NOTHING = CodeBlock.of("");
    private static final ClassName REFILL = Names.support("Refill");

    private final CollectionKind kind;
    private final TypeRef elementRef;
    private final TypeName elementType;
    private final StepCodec element;

    private CollectionCodec(CollectionKind kind, FieldRequest request, TypeRef elementRef, Codec element) {
        this(kind, request, elementRef, step(element, Names.of(elementRef)));
    }

    private CollectionCodec(CollectionKind kind, FieldRequest request, TypeRef elementRef, StepCodec element) {
        super(request, element);
        this.kind = kind;
        this.elementRef = elementRef;
        this.elementType = Names.of(elementRef);
        this.element = element;
    }

    public static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        return request.type() instanceof TypeRef.OfClass type
                ? CollectionKind.of(type)
                        .map(kind -> request.isInto() ? kind.ofWhatIsThere() : kind)
                        .map(kind ->
                                Limits.problem(request.options()).orElseGet(() -> bind(kind, request, type, codecs)))
                : Optional.empty();
    }

    private static Binding bind(CollectionKind kind, FieldRequest request, TypeRef.OfClass type, CodecFinder codecs) {
        if (type.arguments().isEmpty() || type.arguments().get(0) instanceof TypeRef.Other) {
            return Wildcards.refused(
                    type.arguments(),
                    Wildcards.instead(type).orElse(type.name().simple() + "<Leg>, with the class of the elements"));
        }
        TypeRef elementRef = type.arguments().get(0);
        Binding element = codecs.bind(request.element(elementRef));
        if (kind.use() != CheckedKeys.Use.KEPT && DynamicCodec.isIn(element)) {
            return new Binding.Refused(
                    Diagnostic.DYNAMIC_KEY, "elements of a " + type.name().simple());
        }
        return element instanceof Binding.Bound bound
                ? new Binding.Bound(new CollectionCodec(kind, request, elementRef, bound.codec()))
                : element;
    }

    /** Whether the collection can be changed, as far as its type tells. */
    public boolean isCollection() {
        return kind != CollectionKind.ITERABLE;
    }

    @Override
    public List<Held> held() {
        return List.of(new Held(Held.Role.ELEMENT, elementRef, element, kind.isList()));
    }

    @Override
    public boolean isOrdered() {
        return kind.isOrdered();
    }

    @Override
    WireType wireType(int max, boolean nullable) {
        return new WireType.ListOf(element.wireType(), max, nullable);
    }

    @Override
    String variable() {
        return kind.variable();
    }

    @Override
    CheckedKeys checkedKeys() {
        return CheckedKeys.of(kind.use(), elementRef);
    }

    @Override
    CodeBlock writeBody(Members members, String label) {
        CodeBlock.Builder write = CodeBlock.builder();
        if (element instanceof FixedStep fixed) {
            fixed.writeHere(members, label + "[]", ELEMENT, write);
        } else {
            element.write(members, label + "[]", ELEMENT, write);
        }
        return kind.isList() ? writeList(label, write.build()) : writeOther(label, write.build());
    }

    private CodeBlock writeList(String label, CodeBlock write) {
        return CodeBlock.builder()
                .add(writeCount(label, "list"))
                .addStatement("$T iterator = $T.iterator(list)", of(Iterator.class), Names.LISTS)
                .beginControlFlow("for (int i = 0; i < count; i++)")
                .addStatement("$T element = $T.next(list, iterator, i)", elementType, Names.LISTS)
                .add(write)
                .endControlFlow()
                .addStatement("$T.end($S, count, list, iterator)", Names.LISTS, label)
                .build();
    }

    private CodeBlock writeOther(String label, CodeBlock write) {
        CodeBlock.Builder loop = CodeBlock.builder().beginControlFlow("for ($T element : $L)", elementType, elements());
        CodeBlock.Builder each = CodeBlock.builder();
        if (kind.refusesNull()) {
            each.addStatement("$T.notNull(element)", REFILL);
        }
        return CodeBlock.builder()
                .add(counted())
                .add(writeEach(label, elements(), loop.build(), each.add(write).build()))
                .build();
    }

    /** A value that can be iterated but has no size is copied into a collection first. */
    private CodeBlock counted() {
        return kind == CollectionKind.ITERABLE
                ? CodeBlock.builder()
                        .addStatement("$T elements = $T.collection($L)", of(Collection.class), Names.LISTS, variable())
                        .build()
                : CodeBlock.of("");
    }

    private String elements() {
        return kind == CollectionKind.ITERABLE ? "elements" : variable();
    }

    @Override
    CodeBlock readBody(Members members, String label) {
        boolean isHere = element instanceof FixedStep && kind.reading() == CollectionKind.Reading.BY_INDEX;
        return fill().code(
                        label,
                        new CollectionFill.Source(
                                CodeBlock.of("current"),
                                isHere ? ((FixedStep) element).take() : NOTHING,
                                old -> isHere
                                        ? ((FixedStep) element).readHere(members, label + "[]", old)
                                        : element.read(members, label + "[]", old),
                                element.readsCurrent(),
                                Immutables.contains(elementRef),
                                checkedKeys() != CheckedKeys.NONE,
                                false));
    }

    private CollectionFill fill() {
        return new CollectionFill(kind, type(), elementType, constructed(), isInto());
    }

    @Override
    CodeBlock copyBody(Members members, String label) {
        String elements = kind == CollectionKind.ITERABLE ? "all" : variable();
        CodeBlock.Builder code = CodeBlock.builder();
        if (kind == CollectionKind.ITERABLE) {
            code.addStatement("$T all = $T.collection($L)", of(Collection.class), Names.LISTS, variable());
        }
        if (isNullByCount()) {
            code.addStatement("int count = $T.count(list)", Names.LISTS);
        } else {
            code.addStatement("int count = $L.size()", elements);
        }
        CodeBlock source = kind.isList()
                ? CodeBlock.of("$T.iterator(list)", Names.LISTS)
                : CodeBlock.of("$L.iterator()", elements);
        CodeBlock next =
                kind.isList() ? CodeBlock.of("$T.next(list, source, i)", Names.LISTS) : CodeBlock.of("source.next()");
        code.addStatement("$T source = $L", of(Iterator.class), source);
        boolean isKept = Immutables.isToldByEquals(elementRef);
        UnaryOperator<CodeBlock> copied = isKept
                ? old -> old.equals(NULL) || kind.reading() == CollectionKind.Reading.BY_INDEX
                        ? next
                        : CodeBlock.of("$T.kept($L, $L)", OWN, old, next)
                : old -> element.copy(members, label + "[]", next, old);
        CodeBlock target = CodeBlock.of(isNullByCount() ? "to, list" : "current");
        boolean usesOld = !isKept && element.copiesInto();
        return code.add(fill().code(
                                label,
                                new CollectionFill.Source(
                                        target,
                                        NOTHING,
                                        copied,
                                        usesOld,
                                        isKept,
                                        false,
                                        element instanceof NestedCodec)))
                .build();
    }

    @Override
    boolean isNullByCount() {
        return kind == CollectionKind.LIST && !constructed() && !isInto();
    }

    @Override
    Optional<CodeBlock> copyAtOnce(CodeBlock value, CodeBlock current) {
        if (kind != CollectionKind.LIST || isInto() || element.copies() != Copies.SHARED) {
            return Optional.empty();
        }
        return Optional.of(
                constructed()
                        ? CodeBlock.of("$T.immutableCopy($L)", Names.LISTS, value)
                        : CodeBlock.of("$T.copy($L, $L)", Names.LISTS, value, current));
    }

    @Override
    Optional<CodeBlock> sizeOfFixed(String label, CodeBlock value, int bytes) {
        return kind == CollectionKind.ITERABLE
                ? Optional.empty()
                : Optional.of(CodeBlock.of("$T.sizeOf($S, $L, $L)", COUNTS, label, value, bytes));
    }

    @Override
    CodeBlock sizeLead() {
        return counted();
    }

    @Override
    CodeBlock count() {
        return CodeBlock.of("$L.size()", elements());
    }

    @Override
    CodeBlock countSize(String label) {
        return CodeBlock.of("$T.sizeOf($S, $L)", COUNTS, label, elements());
    }

    @Override
    CodeBlock sizeBody(Members members, String label) {
        return CodeBlock.builder()
                .beginControlFlow("for ($T element : $L)", elementType, elements())
                .addStatement("size += $L", element.sizeOf(members, label + "[]", ELEMENT))
                .endControlFlow()
                .build();
    }

    private TypeName of(Class<?> collection) {
        return ParameterizedTypeName.get(ClassName.get(collection), elementType);
    }
}
