package org.marshal4j.random.edits;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.marshal4j.random.Failure;
import org.marshal4j.random.Shrinker;

/** Chains with an edit or field less than another. */
final class SimplerChains {
    private static final int TRIES = 120;

    private SimplerChains() {}

    /** Shrinks chains; the check returns null if there is no failure. */
    static Shrinker<EditChain> shrinker(Function<EditChain, Failure> check) {
        return new Shrinker<>(TRIES, SimplerChains::of, check);
    }

    private static List<EditChain> of(EditChain chain) {
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
