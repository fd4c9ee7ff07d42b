package org.marshal4j.tools.filter;

import java.util.List;

/** A condition as it was written. Immutable. */
sealed interface Expression {
    /** All of them hold; they are evaluated in order, as far as needed. */
    record And(List<Expression> parts) implements Expression {}

    /** One of them holds. */
    record Or(List<Expression> parts) implements Expression {}

    /** The other does not hold. */
    record Not(Expression of) implements Expression {}

    /**
     * Two values compare in a certain way.
     *
     * @param position the index of the operator in the text
     */
    record Compare(Operand left, Operator operator, Operand right, int position) implements Expression {}

    /** How values are compared. */
    enum Operator {
        EQUAL("=="),
        NOT_EQUAL("!="),
        LESS("<"),
        AT_MOST("<="),
        GREATER(">"),
        AT_LEAST(">=");

        private final String text;

        Operator(String text) {
            this.text = text;
        }

        String text() {
            return text;
        }

        /** The operator for the same comparison with its sides exchanged. */
        Operator mirrored() {
            return switch (this) {
                case LESS -> GREATER;
                case GREATER -> LESS;
                case AT_MOST -> AT_LEAST;
                case AT_LEAST -> AT_MOST;
                case EQUAL, NOT_EQUAL -> this;
            };
        }

        /** Whether it asks for more than equality. */
        boolean isOrder() {
            return this != EQUAL && this != NOT_EQUAL;
        }

        /** Whether values that are in this order, negative, zero or positive, compare in this way. */
        boolean accepts(int order) {
            return switch (this) {
                case EQUAL -> order == 0;
                case NOT_EQUAL -> order != 0;
                case LESS -> order < 0;
                case AT_MOST -> order <= 0;
                case GREATER -> order > 0;
                case AT_LEAST -> order >= 0;
            };
        }
    }
}
