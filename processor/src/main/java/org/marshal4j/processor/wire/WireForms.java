package org.marshal4j.processor.wire;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.TypeRef;

/** Finds the form of a type: the first in the list that matches. */
public final class WireForms {

    private static final List<Function<TypeRef, Optional<WireForm>>> FORMS = List.of(
            PrimitiveForm::of,
            TextForm::of,
            SupportForm::of,
            ParsedForm::of,
            PrimitiveArrayForm::of,
            ArrayForm::of,
            CollectionForm::of,
            MapForm::of,
            OptionalForm::of,
            NestedForm::of,
            ReusedForm::of,
            ObjectForm::of);

    private WireForms() {}

    /** The form of a field. A type with a marshaller of its own for bytes is Wire's business. */
    public static WireForm of(Field field) {
        return field.form().with().isPresent()
                ? ObjectForm.of(field.type()).orElseThrow()
                : ConvertedForm.of(field.type(), field.form()).orElseGet(() -> of(field.type()));
    }

    static WireForm of(TypeRef type) {
        return FORMS.stream()
                .map(form -> form.apply(type))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow();
    }

    /** Whether reading such a value needs a cast that the compiler warns of: arrays of generic types have none of their own. */
    public static boolean isUnchecked(TypeRef type) {
        if (type instanceof TypeRef.OfArray array) {
            return !Names.of(array.element()).equals(Names.erased(array.element())) || isUnchecked(array.element());
        }
        return type instanceof TypeRef.OfClass named
                && named.arguments().stream().anyMatch(WireForms::isUnchecked);
    }

    /** The class that is generated to write and read the fields of another. */
    public static Name generatedFor(Name type) {
        return type.generated("WireFields");
    }

    /** A class of marshal4j-wire. */
    public static ClassName support(String simpleName) {
        return ClassName.get("org.marshal4j.wire", simpleName);
    }

    /** A value, with its type where the compiler could not know it. */
    static CodeBlock typed(TypeName type, CodeBlock value) {
        return value.equals(WireForm.NULL) ? CodeBlock.of("($T) null", type) : value;
    }
}
