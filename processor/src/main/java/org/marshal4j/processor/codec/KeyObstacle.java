package org.marshal4j.processor.codec;

import java.util.Optional;
import java.util.function.Predicate;
import org.marshal4j.schema.canonical.Canonical;
import org.marshal4j.schema.canonical.CanonicalObstacle;
import org.marshal4j.schema.wire.WireType;

/**
 * Why equal values of a field may have different bytes. It knows more than the schema: which collections are lists, and
 * which hand-written marshallers claim to be canonical.
 *
 * @param label the path to the value, with {@code []} for an element of it
 * @param reason why, without a full stop
 * @param advice what to do about it, without a full stop
 */
public record KeyObstacle(String label, String reason, String advice) {
    private static final String ANY_ORDER = "equal ones may have their %s in different orders";

    /**
     * The first obstacle in the values of a codec. It does not look into the classes that they contain.
     *
     * @param claims whether the hand-written marshaller of that binary name claims to write equal values alike
     */
    public static Optional<KeyObstacle> in(Codec codec, String label, Predicate<String> claims) {
        if (codec.wireType() instanceof WireType.Custom custom && claims.test(custom.marshaller())) {
            return Optional.empty();
        }
        if (!(codec instanceof Holding holding)) {
            return Canonical.obstacle(codec.wireType()).map(found -> of(label, found, found.reason()));
        }
        if (!holding.isOrdered()) {
            return Optional.of(
                    codec.wireType() instanceof WireType.MapOf
                            ? of(label, CanonicalObstacle.MAP, ANY_ORDER.formatted("entries"))
                            : of(label, CanonicalObstacle.LIST, ANY_ORDER.formatted("elements")));
        }
        return holding.held().stream()
                .flatMap(held -> in(held.codec(), held.label(label), claims).stream())
                .findFirst();
    }

    private static KeyObstacle of(String label, CanonicalObstacle obstacle, String reason) {
        return new KeyObstacle(label, reason, obstacle.advice());
    }
}
