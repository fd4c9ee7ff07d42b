package org.marshal4j.processor.codec.encoded;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.Codec;
import org.marshal4j.processor.codec.CodecFinder;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.FixedStep;
import org.marshal4j.processor.codec.Limits;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.codec.value.PrimitiveCodec;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.EncodedOptions;
import org.marshal4j.processor.model.EncodedOptions.Form;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.schema.wire.ConstantNumbers;
import org.marshal4j.schema.wire.EncodedForm;
import org.marshal4j.schema.wire.NumberForm;
import org.marshal4j.schema.wire.PresenceByte;
import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.SpecialKind;
import org.marshal4j.schema.wire.TextKind;
import org.marshal4j.schema.wire.TimeForm;
import org.marshal4j.schema.wire.WireType;

/**
 * Binds the codecs of values with {@code @Encoded}, on the field, on the declaring type, or on what holds the value. An
 * annotation that is not on the field itself applies only where it can.
 */
public record EncodedBinding(FieldRequest request, EncodedOptions options, CodecFinder codecs) {
    /** Annotations of a field that take precedence over that of its type. */
    private static final Set<Option> STRONGER = Set.of(
            Option.STOP_BIT, Option.FIXED_LENGTH, Option.ONE_OF, Option.SHARED, Option.DYNAMIC, Option.MARSHAL_WITH);

    public static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        Optional<EncodedOptions> options = request.options().encoded();
        if (options.isEmpty()
                || (!options.get().isOwn()
                        && request.options().annotations().stream().anyMatch(STRONGER::contains))) {
            return Optional.empty();
        }
        Optional<String> idle = IdleArguments.of(request.type(), options.get());
        if (idle.isPresent()) {
            return Optional.of(new Binding.Refused(Diagnostic.BAD_ARGUMENT, idle.get()));
        }
        EncodedBinding binding = new EncodedBinding(request, options.get(), codecs);
        boolean hasPresence = options.get().presence().isThere() && !(request.type() instanceof TypeRef.OfPrimitive);
        return (hasPresence ? binding.withPresence() : binding.bind()).map(binding::withUsedLength);
    }

    /** The binding, unless the annotation names a length that the values do not have. */
    private Binding withUsedLength(Binding binding) {
        return binding instanceof Binding.Bound bound
                ? IdleArguments.ofLength(bound.codec().wireType(), options)
                        .<Binding>map(idle -> new Binding.Refused(Diagnostic.BAD_ARGUMENT, idle))
                        .orElse(binding)
                : binding;
    }

    /** The same value, never null, behind a presence byte. */
    private Optional<Binding> withPresence() {
        if (request.required()) {
            return options.isOwn() ? refused("a value that is @Required with a presence byte") : without();
        }
        Binding plain = codecs.bind(withoutPresence(true));
        if (!(plain instanceof Binding.Bound bound)) {
            return Optional.of(plain);
        }
        if (!bound.codec().supportedOptions().contains(Option.ENCODED)) {
            return Optional.empty();
        }
        WireType value = bound.codec().wireType();
        PresenceByte presence = options.presence();
        Optional<WireType> wireType = value instanceof WireType.Encoded encoded
                ? Optional.of(new WireType.Encoded(encoded.value(), encoded.form(), presence))
                : value.kind() instanceof SpecialKind kind
                        ? stopBit(kind, presence)
                        : PlainForms.of(value).map(form -> new WireType.Encoded(value, form, presence));
        return wireType.map(type -> (Binding) new Binding.Bound(new PresenceCodec(
                        step(bound.codec()), type, presence, bound.codec().supportedOptions())))
                .or(() -> options.isOwn() ? refused("this stop-bit number after a byte 0") : Optional.empty());
    }

    /** A stop-bit number after the byte 1 is one of our own; after another byte, it is a form of a number. */
    private static Optional<WireType> stopBit(SpecialKind kind, PresenceByte presence) {
        return presence == PresenceByte.ONE
                ? Optional.of(new WireType.Special(kind, true))
                : PlainForms.stopBit(kind)
                        .map(number -> new WireType.Encoded(
                                new WireType.Primitive(number, false),
                                new EncodedForm.OfNumber(NumberForm.STOP_BIT),
                                presence));
    }

    private Optional<Binding> without() {
        return Optional.of(codecs.bind(withoutPresence(request.mayEnd())));
    }

    private FieldRequest withoutPresence(boolean mayEnd) {
        return new FieldRequest(
                request.type(),
                request.options().withRequired(true).with(Optional.of(options.withoutPresence())),
                request.reading(),
                mayEnd);
    }

    private StepCodec step(Codec codec) {
        return codec instanceof BlockCodec block ? new FixedStep(block, Names.of(request.type())) : (StepCodec) codec;
    }

    private Optional<Binding> bind() {
        Optional<Binding> problem = Limits.problem(request.options());
        if (problem.isPresent()) {
            return problem;
        }
        if (request.type() instanceof TypeRef.OfArray array) {
            return array.element() instanceof TypeRef.OfPrimitive of ? array(of) : count();
        }
        Optional<Numeric> primitive = Numeric.ofPrimitive(request.type());
        if (primitive.isPresent()) {
            return primitive(primitive.get());
        }
        if (!(request.type() instanceof TypeRef.OfClass type)) {
            return Optional.empty();
        }
        if (type.isJavaLang("String")) {
            return string(Textual.STRING);
        }
        if (type.isJavaLang("CharSequence") || type.isJavaLang("StringBuilder")) {
            return options.isOwn()
                    ? string(type.isJavaLang("CharSequence") ? Textual.CHARS : Textual.BUILDER)
                    : Optional.empty();
        }
        if (type.kind() instanceof ClassKind.Enumeration constants) {
            return constant(type, constants);
        }
        if (type.name().qualified().equals("java.math.BigDecimal")) {
            return decimal();
        }
        if (type.name().qualified().equals("java.util.UUID")) {
            return uuid();
        }
        boolean isNew = type.name().qualified().equals("java.sql.Timestamp");
        return Numeric.isTime(type) && (options.isOwn() || !isNew) ? time(type) : count();
    }

    /** The codecs of what holds values look at the annotation themselves, but not for mistakes in it. */
    private Optional<Binding> count() {
        return Forms.count(options).isEmpty() ? refused("a length as " + options.length()) : Optional.empty();
    }

    /** The form that the annotation names, or the natural one where it does not have to apply. */
    private Form as(boolean isPossible) {
        return isPossible || options.isOwn() ? options.as() : Form.NATURAL;
    }

    /** The same for a number. On a type, booleans and floats keep their own forms. */
    private Form numberAs(PrimitiveKind kind) {
        return as(!IdleArguments.isKept(kind, options.as())
                && Forms.number(options.style(), options.as(), kind).isPresent());
    }

    private Optional<Binding> primitive(Numeric value) {
        PrimitiveKind kind = value.kind();
        boolean isStopBit = options.as() == Form.STOP_BIT && kind != PrimitiveKind.INT8 && kind != PrimitiveKind.BOOL;
        if (isStopBit) {
            return Optional.of(codecs.bind(new FieldRequest(
                    request.type(),
                    request.options().with(Optional.empty()).withRequired(true).with(Option.STOP_BIT),
                    request.reading(),
                    request.mayEnd())));
        }
        Form as = numberAs(kind);
        return Forms.number(options.style(), as, kind)
                .map(form -> number(value, form))
                .or(() -> refusedAs("this number", as));
    }

    private Binding number(Numeric value, NumberForm form) {
        boolean isPlain = value.wireType() instanceof WireType.Primitive && Forms.isPlain(form, value.kind());
        if (isPlain && request.type() instanceof TypeRef.OfPrimitive of) {
            return new Binding.Bound(new PrimitiveCodec(of.primitive()));
        }
        return bound(value, form, new EncodedForm.OfNumber(form), isPlain);
    }

    private static Binding bound(Numeric value, NumberForm form, EncodedForm encoded, boolean isPlain) {
        WireType wireType =
                isPlain ? value.wireType() : new WireType.Encoded(value.wireType(), encoded, PresenceByte.NONE);
        NumberAccess access = new NumberAccess(form, value.kind());
        return new Binding.Bound(
                form.size() == NumberForm.VARIES
                        ? new VaryingNumberCodec(value, access, wireType)
                        : new FixedNumberCodec(value, access, wireType));
    }

    private Optional<Binding> time(TypeRef.OfClass type) {
        boolean isDate = type.name().simple().equals("LocalDate");
        TimeForm usual = isDate ? TimeForm.DAYS : TimeForm.MILLIS;
        Optional<TimeForm> asked = options.time().filter(time -> (time == TimeForm.DAYS) == isDate);
        if (asked.isEmpty() && options.isOwn() && options.unit().isPresent()) {
            return refused("this time in " + options.unit().get().toLowerCase(Locale.ROOT));
        }
        TimeForm unit = asked.orElse(usual);
        Form as = as(
                Forms.whole(options.style(), options.as(), PrimitiveKind.INT64).isPresent());
        return Numeric.ofTime(type, unit)
                .flatMap(value -> Forms.whole(options.style(), as, PrimitiveKind.INT64)
                        .map(form -> bound(value, form, new EncodedForm.OfTime(form, unit), false)))
                .or(() -> refusedAs("this time", as));
    }

    private Optional<Binding> string(Textual text) {
        boolean isText = options.as() == Form.TEXT || options.as() == Form.TEXT_8BIT || options.as() == Form.NATURAL;
        Form as = as(isText);
        return isText || !options.isOwn()
                ? text(text, as, new WireType.Text(TextKind.TEXT, Limits.of(request.options()), false))
                : refusedAs("a text", as);
    }

    private Optional<Binding> constant(TypeRef.OfClass type, ClassKind.Enumeration constants) {
        if (constants.constants().stream().anyMatch(name -> !SourceVersion.isIdentifier(name))) {
            return Optional.empty();
        }
        if (options.as() == Form.TEXT || options.as() == Form.TEXT_8BIT) {
            return text(Textual.CONSTANT, options.as(), Numeric.enumeration(type, constants));
        }
        Form as = as(
                Forms.whole(options.style(), options.as(), PrimitiveKind.INT32).isPresent());
        Optional<NumberForm> form = Forms.whole(options.style(), as, PrimitiveKind.INT32);
        if (form.isEmpty()) {
            return refusedAs("an enum", as);
        }
        if (!constants.numbers().isEmpty()) {
            return numbered(type, constants, form.get());
        }
        return options.isOwn() && !options.number().isEmpty()
                ? refused("the numbers of " + type.name().simple() + ", whose constants have no @EnumNumber")
                : Optional.of(number(Numeric.ofEnum(type, constants), form.get()));
    }

    private Optional<Binding> numbered(TypeRef.OfClass type, ClassKind.Enumeration constants, NumberForm form) {
        String name = type.name().simple();
        Optional<String> problem = NumberedEnum.problem(name, constants);
        if (problem.isPresent()) {
            return refused(problem.get());
        }
        ConstantNumbers numbers = NumberedEnum.numbers(constants);
        if (!numbers.fit(form)) {
            return refused("all numbers of " + name + " as " + form.wireName());
        }
        Optional<String> check = Stream.of(options.number() + "()", options.number())
                .filter(constants.integers()::contains)
                .findFirst();
        if (check.isEmpty() && options.isOwn() && !options.number().isEmpty()) {
            return refused("'" + options.number() + "' of " + name
                    + ", which is no field of whole numbers, and no method without parameters that returns one, that"
                    + " generated code may use");
        }
        return Optional.of(bound(
                Numeric.ofEnum(type, constants, numbers, check), form, new EncodedForm.OfNumber(form, numbers), false));
    }

    private Optional<Binding> decimal() {
        if (options.as() == Form.DOUBLE) {
            return Forms.number(options.style(), Form.DOUBLE, PrimitiveKind.FLOAT64)
                    .map(form -> number(Numeric.ofDecimal(), form));
        }
        boolean isText = options.as() == Form.TEXT || options.as() == Form.TEXT_8BIT || options.as() == Form.NATURAL;
        Form as = as(isText);
        return isText || !options.isOwn()
                ? text(Textual.DECIMAL, as, new WireType.Special(SpecialKind.DECIMAL, false))
                : refusedAs("a decimal", as);
    }

    private Optional<Binding> uuid() {
        Form as = as(false);
        return as == Form.NATURAL
                ? Forms.number(options.style(), as, PrimitiveKind.INT64)
                        .map(form -> new Binding.Bound(new UuidCodec(form)))
                : refusedAs("a UUID", as);
    }

    private Optional<Binding> text(Textual value, Form as, WireType plain) {
        Optional<NumberForm> length = Forms.textLength(options, as);
        if (length.isEmpty()) {
            return refused("a length as " + options.length());
        }
        boolean hasNull = !request.required() && length.get().hasNullLength();
        EncodedForm.OfText form = new EncodedForm.OfText(Forms.chars(options, as), length.get(), hasNull);
        boolean isPlain = plain instanceof WireType.Text && PlainForms.isPlain(form);
        WireType wireType = isPlain
                ? new WireType.Text(TextKind.TEXT, Limits.of(request.options()), hasNull)
                : new WireType.Encoded(plain, form, PresenceByte.NONE);
        int max = value.isText() ? Limits.of(request.options()) : WireType.ANY;
        return Optional.of(new Binding.Bound(new EncodedTextCodec(value, request.type(), form, max, wireType)));
    }

    private Optional<Binding> array(TypeRef.OfPrimitive element) {
        PrimitiveKind kind = element.primitive().kind();
        Form as = options.as() == Form.STOP_BIT_DOUBLE ? as(false) : numberAs(kind);
        Optional<NumberForm> each =
                Forms.number(options.style(), as, kind).filter(form -> form != NumberForm.STOP_BIT_DOUBLE);
        Optional<NumberForm> length = Forms.count(options);
        if (each.isEmpty()) {
            return refusedAs("these elements", as);
        }
        if (length.isEmpty()) {
            return refused("a length as " + options.length());
        }
        boolean hasNull = !request.required() && length.get().hasNullLength();
        EncodedForm.OfArray form = new EncodedForm.OfArray(each.get(), length.get(), hasNull);
        int max = Limits.of(request.options());
        boolean isPlain = length.get() == NumberForm.STOP_BIT && Forms.isPlain(each.get(), kind);
        WireType wireType = isPlain
                ? new WireType.Array(kind, max, hasNull)
                : new WireType.Encoded(new WireType.Array(kind, max, false), form, PresenceByte.NONE);
        return Optional.of(new Binding.Bound(new EncodedArrayCodec(element.primitive(), form, max, wireType)));
    }

    private Optional<Binding> refusedAs(String what, Form as) {
        return refused(what + " as " + as);
    }

    private static Optional<Binding> refused(String what) {
        return Optional.of(new Binding.Refused(Diagnostic.BAD_ARGUMENT, "@Encoded cannot write " + what));
    }
}
