package org.marshal4j.schema.field;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The former names of fields that a type inherits, as the history of its superclass tells them. The superclass may have
 * been accepted since the type was, by a branch that does not have the type for example.
 *
 * @param former the unique names of the type's fields before
 * @param present those that it has now
 * @param then the fields of the superclass before, which come first in the type
 * @param now its fields now, which come first, too
 */
record InheritedNames(List<String> former, List<String> present, FieldIds then, FieldIds now) {

    /**
     * Puts what the superclass tells in place of what names and places tell.
     *
     * @param guessed the former names by the present ones
     */
    Map<String, String> in(Map<String, String> guessed) {
        List<String> thenNames = List.copyOf(then.fields().keySet());
        List<String> nowNames = List.copyOf(now.fields().keySet());
        Set<String> inherited = Set.copyOf(former.subList(0, thenNames.size()));
        Set<String> inheritedNow = Set.copyOf(present.subList(0, nowNames.size()));
        Map<String, String> names = new TreeMap<>(guessed);
        names.entrySet().removeIf(name -> inheritedNow.contains(name.getKey()) && inherited.contains(name.getValue()));
        for (int i = 0; i < thenNames.size(); i++) {
            int index = indexOf(then.id(thenNames.get(i)), nowNames);
            if (index >= 0) {
                String name = former.get(i);
                names.values().remove(name);
                if (!name.equals(present.get(index))) {
                    names.put(present.get(index), name);
                }
            }
        }
        return names;
    }

    private int indexOf(@Nullable Integer field, List<String> nowNames) {
        for (int i = 0; i < nowNames.size(); i++) {
            if (field != null && field.equals(now.id(nowNames.get(i)))) {
                return i;
            }
        }
        return -1;
    }
}
