package org.marshal4j.processor.access;

import java.util.List;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;

/** A way to access fields, and the fields for which it works. */
public interface AccessStyle {

    /** The styles, in the order in which they are tried. The last one works for all fields. */
    List<AccessStyle> ALL = List.of(new AccessorStyle(), new PresenceStyle(), new DirectStyle(), new HandleStyle());

    /** Whether it works for the field. */
    boolean matches(Dto dto, Field field);

    /**
     * The access to a field.
     *
     * @param members where it puts the constants that it needs
     */
    Access of(Dto dto, Field field, Members members);

    /** The first style that works for a field. */
    static AccessStyle choose(Dto dto, Field field) {
        return ALL.stream()
                .filter(style -> style.matches(dto, field))
                .findFirst()
                .orElseThrow();
    }
}
