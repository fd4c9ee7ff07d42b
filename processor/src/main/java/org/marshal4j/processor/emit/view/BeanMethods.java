package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.MethodSpec;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Bean;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Property;
import org.marshal4j.processor.model.TypeRef;

/** The methods that the view of a bean needs to implement it, in addition to those of all views. */
final class BeanMethods {

    private BeanMethods() {}

    /**
     * Makes the view of a bean implement it. Properties that are not on the wire have their zero value and cannot be
     * set.
     */
    static void addTo(ViewWriter view) {
        Dto dto = view.writer().dto();
        if (!dto.isBean()) {
            return;
        }
        view.writer().type().addSuperinterface(Names.of(dto.name()));
        for (Property property : dto.bean().map(Bean::properties).orElseThrow()) {
            if (dto.fields().stream().noneMatch(field -> field.name().equals(property.name()))) {
                addSkipped(view, property);
            }
        }
    }

    private static void addSkipped(ViewWriter view, Property property) {
        String zero = property.type() instanceof TypeRef.OfPrimitive primitive
                ? primitive.primitive().zero()
                : "null";
        view.addPublic(MethodSpec.methodBuilder(property.getter())
                .addAnnotation(Override.class)
                .addJavadoc("This property has no bytes.\n")
                .returns(Names.of(property.type()))
                .addStatement("return $L", zero));
        view.addPublic(MethodSpec.methodBuilder(property.setter())
                .addAnnotation(Override.class)
                .addJavadoc("This property has no bytes and cannot be set.\n")
                .returns(view.returnedBy(property.chained()))
                .addParameter(Names.of(property.type()), "value")
                .addStatement("throw notSettable($S, $S)", property.name(), "it is @Skip, and has no bytes"));
    }

    /** Adds a setter that throws, for a field of a bean that cannot be set. The view of a class has no such method. */
    static void addRefusal(ViewWriter view, int field, String why) {
        if (view.writer().dto().isBean()) {
            view.addPublic(view.setter(field)
                    .addJavadoc("Cannot be set: $L.\n", why)
                    .addStatement("throw notSettable($S, $S)", view.field(field).name(), why));
        }
    }
}
