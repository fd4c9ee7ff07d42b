package org.marshal4j.processor.emit.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.marshal4j.processor.binding.BoundField;
import org.marshal4j.processor.codec.FreeNames;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Property;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.model.ViewMethods;
import org.marshal4j.schema.wire.TextKind;
import org.marshal4j.schema.wire.WireType;

/**
 * The names of the methods of a view. The method for a field has the field's name, followed by as many underscores as
 * needed to differ from the methods that all views have, and from those of earlier fields. The further methods of
 * fields are named after all of these, in the same way. The view of a bean implements it, so the methods for fields
 * have the names of its getters and setters.
 */
public final class ViewNames {

    private final FreeNames names = new FreeNames();
    private final List<String> getters = new ArrayList<>();
    private final List<String> setters = new ArrayList<>();
    private final List<String> stems = new ArrayList<>();

    /** The names for the fields of a type, those of superclasses first. */
    public ViewNames(Dto dto) {
        ViewMethods.NAMES.forEach(names::newName);
        dto.bean().ifPresent(bean -> bean.methods().forEach(names::newName));
        for (Field field : dto.fields()) {
            Optional<Property> property = dto.bean().map(bean -> bean.property(field.name()));
            String name = property.map(Property::getter).orElseGet(() -> names.newName(nameOf(field)));
            getters.add(name);
            setters.add(property.map(Property::setter).orElse(name));
            stems.add(property.map(Property::name).orElse(name));
        }
    }

    /** The contents of an object that is a collection or map have no name of their own. */
    private static String nameOf(Field field) {
        return field.elements() ? "elements" : field.name();
    }

    /** The name of the method that reads the given field. */
    public String of(int field) {
        return getters.get(field);
    }

    /**
     * The name of the method that appends the field to a {@code StringBuilder}. Empty if the field is not a String, if
     * the view has no such method for its bytes, or if another method might have that name.
     */
    public Optional<String> textInto(BoundField of, int field) {
        String name = stems.get(field) + "Into";
        boolean isText = of.field().type() instanceof TypeRef.OfClass named
                && named.isJavaLang("String")
                && isShownAsText(of.codec().wireType());
        boolean isOthers = getters.contains(name) || setters.contains(name) || ViewMethods.NAMES.contains(name);
        return isText && !isOthers ? Optional.of(name) : Optional.empty();
    }

    /** Whether values have the methods of texts. */
    static boolean isShownAsText(WireType type) {
        return type instanceof WireType.FixedText
                || (type instanceof WireType.Text text && text.kind() == TextKind.TEXT);
    }

    /** The name of the method that sets the given field. */
    String setterOf(int field) {
        return setters.get(field);
    }

    /** The prefix of further names that belong to a field. */
    String stemOf(int field) {
        return stems.get(field);
    }

    /** The names of the methods that read the fields. */
    List<String> all() {
        return getters;
    }

    /** A name for a further method of a field. */
    String further(int field, String suffix) {
        return names.newName(stems.get(field) + suffix);
    }
}
