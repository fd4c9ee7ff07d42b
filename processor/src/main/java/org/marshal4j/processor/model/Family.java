package org.marshal4j.processor.model;

import java.util.Comparator;
import java.util.List;

/**
 * The classes whose objects a field of a family's root can hold.
 *
 * @param members the classes that are not abstract, each once, in the order of their type ids
 */
public record Family(List<Member> members) {

    /**
     * A class of the family.
     *
     * @param id its type id
     * @param isRoot whether its marshaller is that of a family of which the class itself is a member
     * @param isPublic whether code in any package can name it
     * @param isView whether it has a generated view
     */
    public record Member(int id, MarshalledType type, boolean isRoot, boolean isPublic, boolean isView) {}

    public Family {
        members = members.stream().sorted(Comparator.comparing(Member::id)).toList();
    }

    /** The size in bytes of a type id. */
    public static int sizeOf(int id) {
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(id);
        return Math.max(1, (bits + 6) / 7);
    }
}
