package org.marshal4j.processor.emit.bean;

import com.palantir.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.FreeNames;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Bean;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Property;

/** The fields of a bean. They have the names of the properties, unless those are keywords. */
final class BeanFields {

    /** The number of fields for which a method that handles each of them stays small. */
    private static final int MOST = 20;

    private final FreeNames names = new FreeNames();
    private final FreeNames methods = new FreeNames();
    private final List<Field> fields = new ArrayList<>();

    BeanFields(Dto dto) {
        Bean bean = dto.bean().orElseThrow();
        bean.properties().forEach(property -> fields.add(new Field(property, names.newName(property.name()))));
        bean.methods().forEach(methods::newName);
    }

    /**
     * A field.
     *
     * @param property the property that it holds
     * @param name its name
     */
    record Field(Property property, String name) {}

    void declare(TypeSpec.Builder spec) {
        fields.forEach(field -> spec.addField(Names.of(field.property().type()), field.name(), Modifier.PRIVATE));
    }

    List<Field> all() {
        return List.copyOf(fields);
    }

    /** The fields in groups, each small enough for one method. */
    List<List<Field>> parts() {
        List<List<Field>> parts = new ArrayList<>();
        for (int first = 0; first < fields.size(); first += MOST) {
            parts.add(fields.subList(first, Math.min(fields.size(), first + MOST)));
        }
        return parts;
    }

    /** A name for a local variable that does not hide a field. */
    String local(String suggestion) {
        return names.inner().newName(suggestion);
    }

    /** A name for a method that differs from the methods of the interface. */
    String method(String suggestion) {
        return methods.newName(suggestion);
    }
}
