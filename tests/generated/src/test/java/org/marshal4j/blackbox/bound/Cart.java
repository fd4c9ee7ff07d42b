package org.marshal4j.blackbox.bound;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.Shared;

/** Uses generic classes directly, in containers, and inside each other. */
@Marshal
public final class Cart implements CartMarshallable {
    @Required
    Either<Integer, Long> counts;

    Page<Line> lines;
    Page<String> names;
    Optional<Either<String, Line>> coupon;
    List<Page<Either<String, Integer>>> deep;
    Map<Either<Integer, Integer>, Node<Long>> nodes;

    @Shared
    Node<Line> one;

    @Shared
    Node<Line> other;

    /** An element of pages. */
    @Marshal(view = true)
    record Line(long id) {}
}
