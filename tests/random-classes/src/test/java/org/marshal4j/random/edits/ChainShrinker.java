package org.marshal4j.random.edits;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.marshal4j.random.Failure;

/** Removes edits and fields from a failing chain that are not needed for the failure. */
final class ChainShrinker {
    private static final int TRIES = 120;

    private final Function<EditChain, Failure> check;
    private final String kind;
    private int tries;

    /** Shrinks chains with failures of that kind; the check returns null if there is none. */
    ChainShrinker(Function<EditChain, Failure> check, Failure failure) {
        this.check = check;
        kind = failure.kind();
    }

    EditChain shrink(EditChain chain) {
        EditChain smallest = chain;
        EditChain smaller = next(smallest);
        while (smaller != null) {
            smallest = smaller;
            smaller = next(smallest);
        }
        return smallest;
    }

    private EditChain next(EditChain chain) {
        for (EditChain smaller : simpler(chain)) {
            if (tries++ > TRIES) {
                return null;
            }
            Failure failure = check.apply(smaller);
            if (failure != null && failure.kind().equals(kind)) {
                return smaller;
            }
        }
        return null;
    }

    private static List<EditChain> simpler(EditChain chain) {
        List<EditChain> simpler = new ArrayList<>();
        for (int i = 0; i < chain.edits().size(); i++) {
            List<Edit> rest = new ArrayList<>(chain.edits());
            rest.remove(i);
            simpler.add(new EditChain(chain.first(), rest));
        }
        for (EditedType type : chain.first().types()) {
            for (EditedField field : type.fields()) {
                Version less = chain.first()
                        .with(
                                type.name(),
                                each -> EditedType.first(
                                        each.name(),
                                        each.form(),
                                        each.fields().stream()
                                                .filter(other -> other != field)
                                                .toList()));
                simpler.add(new EditChain(less, chain.edits()));
            }
        }
        return simpler;
    }
}
