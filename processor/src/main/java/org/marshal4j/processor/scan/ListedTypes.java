package org.marshal4j.processor.scan;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.marshal4j.processor.model.ListedType;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.source.Annotations;
import org.marshal4j.processor.source.Source;

/** Reads the classes that {@code @Dynamic} lists. */
final class ListedTypes {

    private final Source source;

    ListedTypes(Source source) {
        this.source = source;
    }

    /** The types that are listed, as the compiler has them. */
    static List<TypeMirror> named(Element annotated) {
        return Annotations.find(annotated, Option.DYNAMIC.qualified())
                .map(dynamic -> Annotations.types(dynamic, "value"))
                .orElse(List.of());
    }

    /** The classes that are listed on a field, each with its number. */
    List<ListedType> of(Element annotated, TypeRefs types) {
        return Annotations.find(annotated, Option.DYNAMIC.qualified()).stream()
                .flatMap(dynamic -> Annotations.elements(dynamic, "value").stream())
                .map(AnnotationValue::getValue)
                .map(each -> each instanceof TypeMirror type && type.getKind() != TypeKind.ERROR
                        ? listed(type, types)
                        // Not there yet, which compilers tell in different ways.
                        : new ListedType(new TypeRef.Missing(each.toString()), Optional.empty()))
                .toList();
    }

    private ListedType listed(TypeMirror type, TypeRefs types) {
        // Of a generic class the literal tells no type arguments.
        TypeRef ref =
                types.of(type.getKind() == TypeKind.DECLARED ? source.types().erasure(type) : type);
        return new ListedType(ref, source.elementOf(type).flatMap(element -> idOf(element, types)));
    }

    private static Optional<Integer> idOf(TypeElement type, TypeRefs types) {
        Element bearer = types.marshallerOf(type)
                .<Element>map(marshaller -> types.mixInOf(type, marshaller).of(type))
                .orElse(type);
        return Annotations.typeId(bearer);
    }
}
