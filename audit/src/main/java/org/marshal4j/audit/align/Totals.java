package org.marshal4j.audit.align;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.value.Condition;
import org.marshal4j.audit.value.Mapping;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;

/** Compares how many bytes two sequences are, for each of the choices on the way. */
final class Totals {

    private static final int CHOICES = 6;

    private final Expansion expansion;
    /** A method without parameters that says how many bytes an object is; null if there is none. */
    private final @Nullable String sizer;
    /** A choice that decides about the sum, of which it is not known how it ends. */
    private @Nullable Condition open;

    Totals(Expansion expansion, @Nullable String sizer) {
        this.expansion = expansion;
        this.sizer = sizer;
    }

    /** Nodes, and the form of their values. */
    record Side(List<Node> nodes, Canon canon) {}

    /**
     * What one side is more than the other one, if some things hold.
     *
     * @param more the difference; null if it is not known
     */
    record Difference(List<Condition> path, @Nullable Linear more) {

        boolean isZero() {
            return more != null && more.equals(Linear.ZERO);
        }

        /** Whether there is one, whatever the values are that are not known. */
        boolean isSure() {
            return more != null && more.isConstant() && more.constant() != 0;
        }
    }

    /** The difference for each way through the choices of both sides. */
    List<Difference> of(Side one, Side other, Facts facts) {
        return of(
                () -> difference(
                        total(one.nodes(), one.canon(), current), total(other.nodes(), other.canon(), current)),
                facts);
    }

    /** The differences between a sequence and the number that a value says. */
    List<Difference> of(Side one, Value said, Facts facts) {
        return of(
                () -> difference(total(one.nodes(), one.canon(), current), number(said, one.canon(), current)), facts);
    }

    private static @Nullable Linear difference(@Nullable Linear left, @Nullable Linear right) {
        return left == null || right == null ? null : left.plus(right, -1);
    }

    private interface Attempt {
        @Nullable
        Linear run();
    }

    private Facts current = Facts.NONE;

    private List<Difference> of(Attempt attempt, Facts facts) {
        List<Difference> found = new ArrayList<>();
        split(attempt, facts, List.of(), found);
        return found;
    }

    private void split(Attempt attempt, Facts facts, List<Condition> path, List<Difference> found) {
        current = facts;
        open = null;
        Linear difference = attempt.run();
        Condition choice = open;
        if (choice == null || path.size() == CHOICES) {
            found.add(new Difference(path, choice == null ? difference : null));
            return;
        }
        for (Condition holds : List.of(choice, choice.not())) {
            List<Condition> longer = new ArrayList<>(path);
            longer.add(holds);
            split(attempt, facts.with(holds, true), longer, found);
        }
    }

    private @Nullable Linear total(List<Node> nodes, Canon canon, Facts facts) {
        Linear sum = Linear.ZERO;
        for (Node node : nodes) {
            Linear next = one(node, canon, facts);
            if (next == null) {
                return null;
            }
            sum = sum.plus(next, 1);
        }
        return sum;
    }

    private @Nullable Linear one(Node node, Canon canon, Facts facts) {
        if (node instanceof Node.Op op) {
            int width = Encodings.width(op.form());
            if (width > 0) {
                return Linear.of(width);
            } else if (!op.form().equals("byte*")) {
                return null;
            }
            return op.inside().isEmpty() ? number(op.value(), canon, facts) : total(op.inside(), canon, facts);
        } else if (node instanceof Node.Choice choice) {
            return choice(choice, canon, facts);
        } else if (node instanceof Node.Loop loop) {
            Linear body = total(loop.body(), canon, facts);
            if (body == null || !body.isConstant()) {
                return null;
            }
            Linear count = number(loop.count(), canon, facts);
            return count == null ? null : Linear.ZERO.plus(count, body.constant());
        } else if (node instanceof Node.Call call) {
            if (sizer != null) {
                Value size = new Value.Invoke(call.type(), sizer, List.of(call.receiver()), "I");
                return Linear.of(canon.of(size));
            }
            List<Node> inside = expansion.of(call);
            return inside == null ? null : total(inside, canon, facts);
        }
        return node instanceof Node.FallThrough ? Linear.ZERO : null;
    }

    private @Nullable Linear choice(Node.Choice choice, Canon canon, Facts facts) {
        if (Nodes.fails(choice.yes()) || Nodes.fails(choice.no())) {
            return total(Nodes.fails(choice.yes()) ? choice.no() : choice.yes(), canon, facts);
        }
        if (!Nodes.moves(choice.yes()) && !Nodes.moves(choice.no())) {
            return Linear.ZERO;
        }
        Condition condition = canon.of(choice.condition());
        var decided = facts.decide(condition);
        if (decided.isEmpty()) {
            open = condition;
            return null;
        }
        return total(decided.get() ? choice.yes() : choice.no(), canon, facts);
    }

    private @Nullable Linear number(Value value, Canon canon, Facts facts) {
        Value plain = new Mapping(part -> facts.simplify(expanded(part, canon))).apply(canon.of(value));
        Condition[] choice = {null};
        boolean unknown = Values.any(plain, part -> {
            if (part instanceof Value.Select select && choice[0] == null) {
                choice[0] = select.condition();
            }
            return part instanceof Value.Unknown || part instanceof Value.Read;
        });
        if (!unknown && choice[0] != null) {
            open = choice[0];
        }
        return unknown || choice[0] != null ? null : Linear.of(plain);
    }

    /** The result of a method that computes a number, in its terms. */
    private Value expanded(Value value, Canon canon) {
        boolean computes = value instanceof Value.Invoke call
                && call.owner().startsWith("static ")
                && (call.type().equals("I") || call.type().equals("J"));
        Value result = computes ? expansion.of((Value.Invoke) value) : null;
        return result == null ? value : canon.of(result);
    }
}
