package org.marshal4j.processor.model;

import java.util.Comparator;
import java.util.List;

/**
 * The classes whose objects a field of a family's root can hold.
 *
 * @param members those that are not abstract, each once, by their type ids
 */
public record Family(List<Member> members) {

    /**
     * One class.
     *
     * @param id its type id
     * @param isRoot whether its marshaller is that of a family, of which it is a member itself
     * @param isPublic whether code of any package can name it
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
