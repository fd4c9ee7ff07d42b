package org.marshal4j.random.edits;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Two branches of a repository, which are then merged.
 *
 * @param common what both have in common
 * @param ours what is done in one of them; after the merge, this comes first
 * @param theirs what is done in the other one
 */
record Branches(EditChain common, List<Edit> ours, List<Edit> theirs) {
    /** Returns both branches, as if the other one did not exist. */
    List<EditChain> chains() {
        return List.of(with(ours), with(theirs));
    }

    /** Returns the version that has the changes of both. */
    Version merged() {
        return merged(ours, theirs);
    }

    /**
     * Whether a merge of the sources would succeed, and mean the changes of both: each does all that it does alone, and
     * no name is given to two fields.
     */
    boolean fit() {
        Version base = common.last();
        Set<String> names = names(with(ours).last());
        names.retainAll(names(with(theirs).last()));
        names.removeAll(names(base));
        return names.isEmpty() && merged().equals(merged(theirs, ours));
    }

    @Override
    public String toString() {
        return common + "<<<\n" + text(ours) + "===\n" + text(theirs) + ">>>";
    }

    private static String text(List<Edit> edits) {
        return edits.stream().map(edit -> edit + "\n").collect(Collectors.joining());
    }

    private Version merged(List<Edit> first, List<Edit> second) {
        List<Edit> both = new ArrayList<>(first);
        both.addAll(second);
        return with(both).last();
    }

    private EditChain with(List<Edit> more) {
        List<Edit> edits = new ArrayList<>(common.edits());
        edits.addAll(more);
        return new EditChain(common.first(), edits);
    }

    private static Set<String> names(Version version) {
        return version.types().stream()
                .flatMap(type -> type.fields().stream().map(field -> type.name() + "." + field.name()))
                .collect(Collectors.toCollection(HashSet::new));
    }
}
