package org.marshal4j.processor.scan;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.model.Copy;

/** The annotations that the processor knows, by name: it has no need of their classes. */
public final class Annotations {

    /** {@code @Marshal}. */
    public static final String MARSHAL = "org.marshal4j.Marshal";

    static final String SKIP = "org.marshal4j.Skip";
    static final String REQUIRED = "org.marshal4j.Required";
    static final String GENERATED = "org.marshal4j.runtime.MarshalGenerated";

    private Annotations() {}

    static Copy copyOf(TypeElement type) {
        return Source.annotation(type, MARSHAL)
                .flatMap(mirror -> value(mirror, "copy"))
                .map(value -> value.getValue().toString())
                .map(constant -> constant.substring(constant.lastIndexOf('.') + 1))
                .flatMap(constant -> Arrays.stream(Copy.values())
                        .filter(copy -> copy.name().equals(constant))
                        .findFirst())
                .orElse(Copy.AUTO);
    }

    /** The fields that a generated marshaller says its type declares, each by its name. */
    static List<String> recordedFields(AnnotationMirror generated) {
        return recorded(generated).stream()
                .map(field -> field.substring(0, field.indexOf(' ')))
                .toList();
    }

    private static List<String> recorded(AnnotationMirror generated) {
        return value(generated, "fields")
                .map(AnnotationValue::getValue)
                .filter(List.class::isInstance)
                .map(values -> ((List<?>) values)
                        .stream()
                                .map(value ->
                                        ((AnnotationValue) value).getValue().toString())
                                .toList())
                .orElse(List.of());
    }

    /** The wire types of the fields that a generated marshaller says its type declares, by name. */
    static Map<String, String> recordedWires(AnnotationMirror generated) {
        Map<String, String> wires = new HashMap<>();
        for (String field : recorded(generated)) {
            int space = field.indexOf(' ');
            wires.put(field.substring(0, space), field.substring(space + 1));
        }
        return wires;
    }

    /** The fixed size that a generated marshaller says its type has; negative if it has none. */
    static int recordedFixedSize(AnnotationMirror generated) {
        return value(generated, "fixedSize")
                .map(value -> (Integer) value.getValue())
                .orElse(-1);
    }

    private static Optional<AnnotationValue> value(AnnotationMirror mirror, String name) {
        Map<? extends ExecutableElement, ? extends AnnotationValue> values = mirror.getElementValues();
        return values.entrySet().stream()
                .filter(entry -> entry.getKey().getSimpleName().contentEquals(name))
                .<AnnotationValue>map(Map.Entry::getValue)
                .findFirst();
    }
}
