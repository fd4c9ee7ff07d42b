package org.marshal4j.processor.scan;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;
import org.marshal4j.processor.libraries.ChronicleWireScanner;
import org.marshal4j.processor.model.CustomMarshaller;
import org.marshal4j.processor.model.DecimalOptions;
import org.marshal4j.processor.model.DynamicOptions;
import org.marshal4j.processor.model.EncodedOptions;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.scan.type.CustomMarshallers;
import org.marshal4j.processor.scan.type.TypeMarshallers;
import org.marshal4j.processor.scan.type.TypeRefs;
import org.marshal4j.schema.wire.PresenceByte;

/** Reads what the annotations on a field, and on the type that declares it, say about the field. */
final class FieldOptionsScanner {

    private final Program program;
    private final CustomMarshallers customs;
    private final TypeRefs types;

    /**
     * A scanner for the fields of a program.
     *
     * @param home the package of the code that is generated for them
     * @param types the types of the program, for code in that package
     */
    FieldOptionsScanner(Program program, String home, TypeRefs types) {
        this.program = program;
        this.types = types;
        this.customs = new CustomMarshallers(program, home);
    }

    /**
     * The options of a field.
     *
     * @param level the element with the annotations of the declaring type
     * @param field the field, or the getter of a property
     * @param type its type
     * @param annotated the element with the field's annotations
     * @param dynamic what is known about its values if their classes are not
     */
    FieldOptions of(Element level, Element field, TypeMirror type, Element annotated, DynamicOptions dynamic) {
        Set<Option> options = EnumSet.noneOf(Option.class);
        for (Option option : Option.values()) {
            if (Annotations.has(annotated, option.qualified())) {
                options.add(option);
            }
        }
        Optional<CustomMarshaller> custom = Optional.empty();
        if (forElements(type, annotated).isPresent()) {
            options.remove(Option.MARSHAL_WITH);
        } else {
            custom = Annotations.find(annotated, Option.MARSHAL_WITH.qualified())
                    .flatMap(with -> customs.named(with, type));
        }
        return new FieldOptions(
                Annotations.has(annotated, Annotations.REQUIRED) || Annotations.has(level, Annotations.REQUIRED),
                options,
                length(annotated, Option.FIXED_LENGTH),
                length(annotated, Option.MAX_LENGTH),
                knownValues(annotated),
                custom,
                Annotations.since(annotated),
                new ChronicleWireScanner(program).optionsOf(field),
                dynamic,
                decimal(annotated),
                Annotations.has(level, Option.STOP_BIT.qualified()),
                encoded(annotated, true).or(() -> encoded(level, false)));
    }

    private static Optional<EncodedOptions> encoded(Element element, boolean isOwn) {
        return annotation(element, Option.ENCODED)
                .flatMap(mirror -> constant(mirror, "value", EncodedOptions.Style.values())
                        .map(style -> new EncodedOptions(
                                style,
                                constant(mirror, "as", EncodedOptions.Form.values())
                                        .orElse(EncodedOptions.Form.NATURAL),
                                constant(mirror, "length", EncodedOptions.Form.values())
                                        .orElse(EncodedOptions.Form.NATURAL),
                                Annotations.string(mirror, "number"),
                                Annotations.constant(mirror, "unit"),
                                constant(mirror, "presence", PresenceByte.values())
                                        .orElse(PresenceByte.NONE),
                                isOwn)));
    }

    /** The constant in an annotation's element; empty if there is none, also because the source has an error there. */
    private static <E extends Enum<E>> Optional<E> constant(AnnotationMirror mirror, String name, E[] constants) {
        return Annotations.constant(mirror, name)
                .flatMap(text -> Arrays.stream(constants)
                        .filter(constant -> constant.name().equals(text))
                        .findFirst());
    }

    /** The marshaller that a field names for its elements; empty if that marshaller is for the field itself. */
    Optional<TypeMarshallers.Entry> forElements(TypeMirror values, Element annotated) {
        return Annotations.find(annotated, Option.MARSHAL_WITH.qualified())
                .flatMap(with -> Annotations.types(with, "value").stream().findFirst())
                .flatMap(program::elementOf)
                .flatMap(type -> TypeMarshallers.entryOf(program, type))
                .filter(entry ->
                        !program.types().isSameType(entry.values(), values) && types.reaches(values, entry.values()));
    }

    private static int length(Element field, Option option) {
        return annotation(field, option)
                .flatMap(mirror -> Annotations.integer(mirror, "value"))
                .orElse(FieldOptions.NO_LENGTH);
    }

    private static DecimalOptions decimal(Element field) {
        return annotation(field, Option.DECIMAL)
                .map(mirror -> new DecimalOptions(
                        Annotations.integer(mirror, "precision").orElse(DecimalOptions.MOST_DIGITS),
                        Annotations.integer(mirror, "scale").orElse(FieldOptions.NO_LENGTH)))
                .orElse(DecimalOptions.NONE);
    }

    private static List<String> knownValues(Element field) {
        return annotation(field, Option.ONE_OF)
                .map(mirror -> Annotations.strings(mirror, "value"))
                .orElse(List.of());
    }

    private static Optional<AnnotationMirror> annotation(Element field, Option option) {
        return Annotations.find(field, option.qualified());
    }
}
