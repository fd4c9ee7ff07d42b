package org.marshal4j.processor.codec.holder;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.Codec;
import org.marshal4j.processor.codec.Copies;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.FixedStep;
import org.marshal4j.processor.codec.Holding;
import org.marshal4j.processor.codec.Limits;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.NullChecks;
import org.marshal4j.processor.codec.Passing;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.codec.encoded.Forms;
import org.marshal4j.processor.codec.object.NestedCodec;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Size;
import org.marshal4j.schema.wire.EncodedForm;
import org.marshal4j.schema.wire.NumberForm;
import org.marshal4j.schema.wire.PresenceByte;
import org.marshal4j.schema.wire.WireType;

/**
 * A stop-bit count, −1 for null, then that many elements, or keys and values in turn. The loops are in methods of their
 * own, with the variable {@code count}.
 */
public abstract class CountedCodec implements Holding {

    static final ClassName COUNTS = Names.support("Counts");
    private static final ClassName LENGTHS = Names.encoded("Lengths");
    static final ClassName OWN = Names.support("OwnObjects");
    static final CodeBlock NULL = CodeBlock.of("null");

    private final FieldRequest request;
    private final Optional<NumberForm> length;
    private final boolean required;
    private final TypeName type;
    private final List<StepCodec> parts;

    CountedCodec(FieldRequest request, StepCodec... parts) {
        this.request = request;
        this.length = request.options().encoded().flatMap(Forms::count).filter(form -> form != NumberForm.STOP_BIT);
        this.required =
                request.required() || !length.map(NumberForm::hasNullLength).orElse(true);
        this.type = Names.of(request.type());
        this.parts = List.of(parts);
    }

    /** A codec for values of the given type outside any container. */
    static StepCodec step(Codec codec, TypeName type) {
        return codec instanceof BlockCodec fixed ? new FixedStep(fixed, type) : (StepCodec) codec;
    }

    /**
     * The wire type.
     *
     * @param max the limit, or {@link WireType#ANY}
     */
    abstract WireType wireType(int max, boolean nullable);

    /** The name of a value in these methods, such as {@code list}. */
    abstract String variable();

    /** How its elements or keys are checked. */
    CheckedKeys checkedKeys() {
        return CheckedKeys.NONE;
    }

    /** The statements that write a value. */
    abstract CodeBlock writeBody(Members members, String label);

    /** The statements that create and return a value of {@code count} elements. */
    abstract CodeBlock readBody(Members members, String label);

    /** The statements that create and return a copy, with the same names as those that read. */
    abstract CodeBlock copyBody(Members members, String label);

    /** An expression for the number of elements of a value that is not null. */
    abstract CodeBlock count();

    /** An expression for the number of bytes of the count. */
    abstract CodeBlock countSize(String label);

    /** The statements that add the sizes of the elements to {@code size}. */
    abstract CodeBlock sizeBody(Members members, String label);

    /** The type of the values. */
    final TypeName type() {
        return type;
    }

    /** Whether nothing is read into a value that is there, whoever it belongs to. */
    boolean isAlwaysNew() {
        return false;
    }

    /** Whether the value is new each time: it is immutable once read, or nothing can be read into it. */
    public final boolean constructed() {
        return request.constructed() || isAlwaysNew();
    }

    /** Whether elements are read into the current value, whose class is the user's. */
    final boolean isInto() {
        return request.isInto();
    }

    @Override
    public final WireType wireType() {
        return length.<WireType>map(form -> new WireType.Encoded(
                        wireType(Limits.of(request.options()), false),
                        new EncodedForm.OfCount(form, !required),
                        PresenceByte.NONE))
                .orElseGet(() -> wireType(Limits.of(request.options()), !required));
    }

    @Override
    public final Size size() {
        Size element = elementSize();
        if (length.isPresent()) {
            return Size.atLeast(Math.max(1, length.get().size()));
        }
        if (!request.has(Option.MAX_LENGTH) || element.max() == Size.UNBOUNDED) {
            return Size.atLeast(1);
        }
        int max = request.options().maxLength();
        return Size.between(1, Math.max(2, bytesOfCount(max) + max * element.max()));
    }

    private static int bytesOfCount(int count) {
        return 1 + (31 - Integer.numberOfLeadingZeros(Math.max(1, count))) / 7;
    }

    private Size elementSize() {
        return parts.stream().map(Codec::size).reduce(Size.ZERO, Size::plus);
    }

    @Override
    public final Set<Option> supportedOptions() {
        Set<Option> supportedOptions = EnumSet.of(Option.MAX_LENGTH);
        if (request.options().encoded().isPresent()) {
            supportedOptions.add(Option.ENCODED);
        }
        parts.forEach(part -> supportedOptions.addAll(handedOn(part)));
        return supportedOptions;
    }

    /** The annotations that have an effect on the elements. */
    static Set<Option> handedOn(Codec part) {
        Set<Option> options = EnumSet.of(Option.SHARED, Option.DYNAMIC);
        options.retainAll(part.supportedOptions());
        return options;
    }

    @Override
    public final Passing passing() {
        return parts.stream().map(StepCodec::passing).reduce(Passing.NOTHING, Passing::and);
    }

    @Override
    public final void write(Members members, String label, CodeBlock value, CodeBlock.Builder code) {
        String method = members.name("write" + Members.capitalized(label));
        CodeBlock body = writeBody(members, label);
        members.add(Members.privateStatic(method)
                .addParameter(type, variable())
                .addParameter(Blocks.OUT)
                .addParameters(passing().parameters())
                .addCode(body)
                .build());
        code.addStatement(
                "$L($L, out$L)",
                method,
                NullChecks.written(required, label, value),
                passing().arguments());
    }

    @Override
    public final boolean readsCurrent() {
        return !constructed();
    }

    @Override
    public final CodeBlock read(Members members, String label, CodeBlock current) {
        String method = members.name("read" + Members.capitalized(label));
        CodeBlock body = readBody(members, label);
        MethodSpec.Builder spec = Members.privateStatic(method).returns(type);
        if (!constructed()) {
            spec.addParameter(type, "current");
        }
        spec.addParameter(Blocks.IN).addParameters(passing().parameters()).addStatement("int count = $L", readCount());
        if (!isNullByCount()) {
            spec.beginControlFlow("if (count < 0)").addStatement("return null").endControlFlow();
        }
        members.add(spec.addCode(body).build());
        CodeBlock reused = constructed() ? CodeBlock.of("") : CodeBlock.of("$L, ", current);
        CodeBlock call = CodeBlock.of("$L($Lin$L)", method, reused, passing().arguments());
        return NullChecks.read(required, label, call);
    }

    private CodeBlock readCount() {
        return length.map(form ->
                        CodeBlock.of("$T.readCount($L, $L, $L, in)", LENGTHS, Names.form(form), least(), most()))
                .orElseGet(() -> CodeBlock.of("$T.read($L$L)", COUNTS, minSize(), Limits.read(request.options())));
    }

    private CodeBlock most() {
        return request.has(Option.MAX_LENGTH)
                ? CodeBlock.of("$L", request.options().maxLength())
                : CodeBlock.of("$T.MAX_VALUE", Integer.class);
    }

    /**
     * The size of the smallest element. A nested type that varies in size counts as one byte at most: it may be
     * compiled again without this one, and take fewer bytes then.
     */
    private int least() {
        long least = parts.stream().mapToLong(CountedCodec::least).sum();
        return (int) Math.min(least, Integer.MAX_VALUE);
    }

    private static long least(Codec part) {
        long least = part.size().min();
        return part instanceof NestedCodec && !part.size().fixed() ? Math.min(1, least) : least;
    }

    /** The first argument for reading a count: the size of the smallest element, if that takes several bytes. */
    private CodeBlock minSize() {
        int bytes = least();
        return bytes <= 1 ? CodeBlock.of("") : CodeBlock.of("$L, ", bytes);
    }

    /** Whether a count of -1 needs no statements of its own, neither in reading nor in copying. */
    boolean isNullByCount() {
        return false;
    }

    /** An expression for the size of a value whose elements take these bytes each, unless it takes a method. */
    Optional<CodeBlock> sizeOfFixed(String label, CodeBlock value, int bytes) {
        return Optional.empty();
    }

    /** An expression for a copy, unless it takes a method. */
    Optional<CodeBlock> copyAtOnce(CodeBlock value, CodeBlock current) {
        return Optional.empty();
    }

    @Override
    public final CodeBlock sizeOf(Members members, String label, CodeBlock value) {
        Optional<CodeBlock> fixed = elementSize().fixed() && length.isEmpty()
                ? sizeOfFixed(
                        label,
                        NullChecks.written(required, label, value),
                        elementSize().minConstant())
                : Optional.empty();
        return fixed.orElseGet(() -> sizeByMethod(members, label, value));
    }

    private CodeBlock sizeByMethod(Members members, String label, CodeBlock value) {
        String method = members.name("sizeOf" + Members.capitalized(label));
        MethodSpec.Builder spec = Members.privateStatic(method)
                .returns(TypeName.LONG)
                .addParameter(type, variable())
                .addParameters(passing().parameters())
                .beginControlFlow("if ($L == null)", variable())
                .addStatement(
                        "return $L",
                        length.map(form -> sizeOfCount(form, CodeBlock.of("-1")))
                                .orElseGet(() -> CodeBlock.of("$T.SIZE_OF_NULL", COUNTS)))
                .endControlFlow()
                .addCode(sizeLead());
        if (elementSize().fixed()) {
            spec.addStatement(
                    "return $L + $LL * $L", sizeOfCount(label), elementSize().min(), count());
        } else {
            spec.addStatement("long size = $L", sizeOfCount(label))
                    .addCode(sizeBody(members, label))
                    .addStatement("return size");
        }
        members.add(spec.build());
        return CodeBlock.of(
                "$L($L$L)",
                method,
                NullChecks.written(required, label, value),
                passing().arguments());
    }

    private CodeBlock sizeOfCount(String label) {
        return length.map(form -> sizeOfCount(form, count())).orElseGet(() -> countSize(label));
    }

    private static CodeBlock sizeOfCount(NumberForm form, CodeBlock count) {
        return CodeBlock.of("$T.size($L, $L)", LENGTHS, Names.form(form), count);
    }

    @Override
    public final Copies copies() {
        return Copies.OWN;
    }

    @Override
    public final CodeBlock copy(Members members, String label, CodeBlock value, CodeBlock current) {
        return copyAtOnce(value, current).orElseGet(() -> copyByMethod(members, label, value, current));
    }

    private CodeBlock copyByMethod(Members members, String label, CodeBlock value, CodeBlock current) {
        String method = members.name("copy" + Members.capitalized(label));
        CodeBlock body = copyBody(members, label);
        MethodSpec.Builder spec = Members.privateStatic(method).returns(type).addParameter(type, variable());
        if (!constructed()) {
            spec.addParameter(type, isInto() ? "current" : "to");
        }
        spec.addParameters(passing().parameters());
        if (!isNullByCount()) {
            spec.beginControlFlow("if ($L == null)", variable())
                    .addStatement("return null")
                    .endControlFlow();
        }
        if (!constructed() && !isInto() && !isNullByCount()) {
            spec.addStatement("$T current = $T.unless(to, $L)", type, OWN, variable());
        }
        members.add(spec.addCode(body).build());
        CodeBlock reused = constructed() ? CodeBlock.of("") : CodeBlock.of(", $L", current);
        return CodeBlock.of("$L($L$L$L)", method, value, reused, passing().arguments());
    }

    /** The statements that run before a value that is not null is measured. */
    CodeBlock sizeLead() {
        return CodeBlock.of("");
    }

    /**
     * The statement that writes the length of an array and keeps it. Unlike a collection, an array cannot lie about its
     * size.
     */
    final CodeBlock writeArrayCount(String label, String value) {
        CodeBlock limited = Limits.write(request.options(), label, value);
        CodeBlock written = length.map(form -> CodeBlock.of(
                        "$T.write($S, $L, $T.count($L), out)", LENGTHS, label, Names.form(form), COUNTS, limited))
                .orElseGet(() -> CodeBlock.of("$T.write($L, out)", COUNTS, limited));
        return CodeBlock.builder().addStatement("int count = $L", written).build();
    }

    /** The statement that writes the count of a value and keeps it. */
    final CodeBlock writeCount(String label, String value) {
        CodeBlock limited = Limits.write(request.options(), label, value);
        CodeBlock written = length.map(form -> CodeBlock.of(
                        "$T.write($S, $L, $T.$L($S, $L, out), out)",
                        LENGTHS,
                        label,
                        Names.form(form),
                        COUNTS,
                        checkedKeys().count(),
                        label,
                        limited))
                .orElseGet(() ->
                        CodeBlock.of("$T.$L($S, $L, out)", COUNTS, checkedKeys().write(), label, limited));
        return CodeBlock.builder().addStatement("int count = $L", written).build();
    }

    /**
     * The statements that write what a loop passes through, and refuse a value in which that is more or less than its
     * count.
     *
     * @param value the variable whose count is written
     * @param loop the beginning of the loop
     * @param each what writes an element
     */
    final CodeBlock writeEach(String label, String value, CodeBlock loop, CodeBlock each) {
        return CodeBlock.builder()
                .add(writeCount(label, value))
                .beginControlFlow("if (count < 0)")
                .addStatement("return")
                .endControlFlow()
                .addStatement("int written = 0")
                .add(loop)
                .addStatement("$T.more($S, count, written)", COUNTS, label)
                .add(each)
                .addStatement("written++")
                .endControlFlow()
                .addStatement("$T.same($S, count, written)", COUNTS, label)
                .build();
    }
}
