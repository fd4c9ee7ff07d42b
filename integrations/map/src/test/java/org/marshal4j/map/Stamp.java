package org.marshal4j.map;

/** A type whose messages begin with schema ids: {@link StampMarshaller} says which version of it is running. */
final class Stamp {
    double price;
    String venue;

    Stamp(double price, String venue) {
        this.price = price;
        this.venue = venue;
    }
}
