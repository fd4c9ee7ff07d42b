package org.marshal4j.processor.program;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.marshal4j.processor.model.BulkCopy;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.schema.SchemaField;

/** The annotations that the processor knows. It knows them by name and does not need their classes. */
public final class Annotations {

    /** All of them, in the notation in which a processor tells the compiler which annotations it handles. */
    public static final String OURS = "org.marshal4j.*";

    private static final String PACKAGE = "org.marshal4j.";

    /** {@code @Marshal}. */
    public static final String MARSHAL = "org.marshal4j.Marshal";

    /** {@code @MarshalImport}. */
    public static final String MARSHAL_IMPORT = "org.marshal4j.MarshalImport";

    /** {@code @MarshalTypesWith}. */
    public static final String MARSHAL_TYPES_WITH = "org.marshal4j.MarshalTypesWith";

    public static final String PARENT = "org.marshal4j.Parent";
    public static final String ENUM_NUMBER = "org.marshal4j.EnumNumber";
    public static final String TYPE_ID = "org.marshal4j.TypeId";
    public static final String SINCE = "org.marshal4j.Since";
    public static final String SKIP = "org.marshal4j.Skip";
    public static final String REQUIRED = "org.marshal4j.Required";
    public static final String GENERATED = "org.marshal4j.runtime.generated.MarshalGenerated";

    private Annotations() {}

    /** An element's annotation with the given qualified name, if it has one. */
    public static Optional<AnnotationMirror> find(Element element, String name) {
        // This is called many times for each field, and most fields have no annotations.
        for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
            if (((TypeElement) mirror.getAnnotationType().asElement())
                    .getQualifiedName()
                    .contentEquals(name)) {
                return Optional.of(mirror);
            }
        }
        return Optional.empty();
    }

    /** Whether an element has the annotation with the given qualified name. */
    public static boolean has(Element element, String annotation) {
        return find(element, annotation).isPresent();
    }

    /**
     * Whether an element has any of our annotations except {@code @Marshal}, {@code @MarshalImport} and
     * {@code @EnumNumber}, which belongs to the constant itself, and so says how something is marshalled.
     */
    public static boolean configures(Element element) {
        return element.getAnnotationMirrors().stream()
                .map(mirror -> (TypeElement) mirror.getAnnotationType().asElement())
                .map(annotation -> annotation.getQualifiedName().toString())
                .anyMatch(name -> name.startsWith(PACKAGE)
                        && name.lastIndexOf('.') == PACKAGE.length() - 1
                        && !name.equals(MARSHAL)
                        && !name.equals(MARSHAL_IMPORT)
                        && !name.equals(ENUM_NUMBER));
    }

    /** Whether an annotation is one of ours. */
    static boolean isOurs(AnnotationMirror mirror) {
        Element annotation = mirror.getAnnotationType().asElement();
        return ((TypeElement) annotation).getQualifiedName().contentEquals(PACKAGE + annotation.getSimpleName());
    }

    /** The simple names of our annotations on an element. */
    public static List<String> namesOn(Element element) {
        return element.getAnnotationMirrors().stream()
                .map(mirror -> (TypeElement) mirror.getAnnotationType().asElement())
                .filter(annotation -> annotation.getQualifiedName().contentEquals(PACKAGE + annotation.getSimpleName()))
                .map(annotation -> annotation.getSimpleName().toString())
                .toList();
    }

    /** The value of an annotation's element that is a number; empty if the source has an error there. */
    public static Optional<Integer> integer(AnnotationMirror mirror, String name) {
        return value(mirror, name)
                .map(AnnotationValue::getValue)
                .filter(Integer.class::isInstance)
                .map(Integer.class::cast);
    }

    /** The name of the constant in an annotation's element; empty if the annotation does not have the element. */
    public static Optional<String> constant(AnnotationMirror mirror, String name) {
        return value(mirror, name)
                .map(value -> value.getValue().toString())
                .map(constant -> constant.substring(constant.lastIndexOf('.') + 1));
    }

    /** Whether an annotation's element is true. */
    public static boolean isTrue(AnnotationMirror mirror, String name) {
        return value(mirror, name)
                .filter(value -> Boolean.TRUE.equals(value.getValue()))
                .isPresent();
    }

    /** The string in an annotation's element; empty if the annotation does not have the element. */
    public static String string(AnnotationMirror mirror, String name) {
        return value(mirror, name).map(value -> value.getValue().toString()).orElse("");
    }

    /** The strings in an annotation's element. */
    public static List<String> strings(AnnotationMirror mirror, String name) {
        return values(mirror, name).stream().map(Object::toString).toList();
    }

    /** The values of an array element, as they are in the source; a single value counts as an array of one. */
    public static List<AnnotationValue> elements(AnnotationMirror mirror, String name) {
        return value(mirror, name)
                .map(value -> value.getValue() instanceof List<?> list
                        ? list.stream()
                                .filter(AnnotationValue.class::isInstance)
                                .map(AnnotationValue.class::cast)
                                .toList()
                        : List.of(value))
                .orElse(List.of());
    }

    /** The class or classes that an annotation's element names. */
    public static List<TypeMirror> types(AnnotationMirror mirror, String name) {
        return values(mirror, name).stream()
                .filter(TypeMirror.class::isInstance)
                .map(TypeMirror.class::cast)
                .toList();
    }

    /** The values of an array element; a single value counts as an array of one. */
    private static List<Object> values(AnnotationMirror mirror, String name) {
        return elements(mirror, name).stream()
                .<Object>map(AnnotationValue::getValue)
                .toList();
    }

    /** Whether an element, or anything that encloses it, suppresses the warnings of this processor. */
    public static boolean isSilenced(Element element) {
        for (Element e = element; e != null; e = e.getEnclosingElement()) {
            if (find(e, "java.lang.SuppressWarnings")
                    .filter(silences -> strings(silences, "value").contains("marshal4j"))
                    .isPresent()) {
                return true;
            }
        }
        return false;
    }

    /** Whether a class has {@code @Marshal}. */
    public static boolean isMarshal(TypeElement type) {
        return has(type, MARSHAL);
    }

    /** Whether a type is evolvable: fields may be added to it later. */
    public static boolean isEvolvable(TypeElement type) {
        return find(type, MARSHAL).filter(mirror -> isTrue(mirror, "evolvable")).isPresent();
    }

    /** Whether the fields that a type inherits come after its own. */
    public static boolean isInheritedLast(TypeElement type) {
        return find(type, MARSHAL)
                .filter(mirror -> isTrue(mirror, "inheritedLast"))
                .isPresent();
    }

    /** Whether a view is to be generated for a type. */
    public static boolean isView(TypeElement type) {
        return find(type, MARSHAL).filter(mirror -> isTrue(mirror, "view")).isPresent();
    }

    /** Whether the objects of a type are keys. */
    public static boolean isKey(TypeElement type) {
        return find(type, MARSHAL).filter(mirror -> isTrue(mirror, "key")).isPresent();
    }

    /** Whether the messages of a type begin with a schema id. */
    public static boolean hasSchemaId(TypeElement type) {
        return find(type, MARSHAL).filter(mirror -> isTrue(mirror, "schemaId")).isPresent();
    }

    /** Whether a table is to be generated for a type. */
    public static boolean isTable(TypeElement type) {
        return find(type, MARSHAL).filter(mirror -> isTrue(mirror, "table")).isPresent();
    }

    /** The version that added a field. */
    public static int since(Element field) {
        return find(field, SINCE).flatMap(mirror -> integer(mirror, "value")).orElse(FieldOptions.FIRST);
    }

    /** The value of {@code @TypeId}. */
    public static Optional<Integer> typeId(Element type) {
        return find(type, TYPE_ID).flatMap(annotation -> integer(annotation, "value"));
    }

    public static BulkCopy copyOf(TypeElement type) {
        return find(type, MARSHAL)
                .flatMap(mirror -> constant(mirror, "copy"))
                .flatMap(constant -> Arrays.stream(BulkCopy.values())
                        .filter(copy -> copy.name().equals(constant))
                        .findFirst())
                .orElse(BulkCopy.AUTO);
    }

    /** The names of the fields that a type declares, as recorded by its generated marshaller. */
    public static List<String> recordedFields(AnnotationMirror generated) {
        return recorded(generated)
                .map(field -> field.substring(0, field.indexOf(' ')))
                .toList();
    }

    /**
     * The same fields with their wire types. Leaves out wire types of another version of the processor that this one
     * does not know.
     */
    public static List<SchemaField> recordedWireTypes(AnnotationMirror generated) {
        return recorded(generated)
                .map(Annotations::field)
                .flatMap(Optional::stream)
                .toList();
    }

    /** The recorded fields one by one. A text that ends with a line break holds one field in each line. */
    private static Stream<String> recorded(AnnotationMirror generated) {
        return strings(generated, "fields").stream()
                .flatMap(text -> text.endsWith("\n") ? text.lines() : Stream.of(text));
    }

    private static Optional<SchemaField> field(String text) {
        try {
            return Optional.of(SchemaField.parse(text));
        } catch (IllegalArgumentException e) {
            // The marshaller of that field refuses to work with this version anyway.
            return Optional.empty();
        }
    }

    /** The types that say how a generated marshaller's class is marshalled; none if only the class itself does. */
    public static List<String> recordedMixIns(AnnotationMirror generated) {
        return value(generated, "mixIn").map(value -> value.getValue().toString()).stream()
                .flatMap(names -> Stream.of(names.split(",")))
                .filter(name -> !name.isEmpty())
                .toList();
    }

    /** Whether the import of a generated marshaller's class allows dynamic fields. */
    public static boolean recordedDynamic(AnnotationMirror generated) {
        return isTrue(generated, "dynamic");
    }

    /** Whether a generated marshaller's class is marshalled as its elements. */
    public static boolean recordedElements(AnnotationMirror generated) {
        return isTrue(generated, "elements");
    }

    /** The fixed size of a type, as recorded by its generated marshaller; negative if it has none. */
    public static int recordedFixedSize(AnnotationMirror generated) {
        return value(generated, "fixedSize")
                .map(value -> (Integer) value.getValue())
                .orElse(-1);
    }

    /** Whether a generated marshaller must be given a graph, as it records. */
    public static boolean recordedGraph(AnnotationMirror generated) {
        return isTrue(generated, "graph");
    }

    /** The class of the enclosing object that a generated marshaller can be given instead, as it records. */
    public static Optional<String> recordedParent(AnnotationMirror generated) {
        return value(generated, "parent").map(value -> value.getValue().toString());
    }

    private static Optional<AnnotationValue> value(AnnotationMirror mirror, String name) {
        return valuesOf(mirror).entrySet().stream()
                .filter(entry -> entry.getKey().getSimpleName().contentEquals(name))
                .<AnnotationValue>map(Map.Entry::getValue)
                .findFirst();
    }

    /** The values. None if the Eclipse compiler throws, as it does for a number where a boolean belongs. */
    static Map<? extends ExecutableElement, ? extends AnnotationValue> valuesOf(AnnotationMirror mirror) {
        try {
            return mirror.getElementValues();
        } catch (RuntimeException e) {
            if (e.getClass().getName().equals("org.eclipse.jdt.internal.compiler.problem.ShouldNotImplement")) {
                return Map.of();
            }
            throw e;
        }
    }
}
