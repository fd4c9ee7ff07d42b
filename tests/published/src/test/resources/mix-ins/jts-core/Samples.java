package imported;

import java.util.Random;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryCollection;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.MultiLineString;
import org.locationtech.jts.geom.MultiPoint;
import org.locationtech.jts.geom.MultiPolygon;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.geom.Polygon;

/** Geometries of the factory that readers use. */
final class Samples {
    private static final GeometryFactory FACTORY = new GeometryFactory();

    private static Coordinate[] ring(Random random) {
        double x = random.nextDouble();
        double y = random.nextDouble();
        Coordinate first = new Coordinate(x, y);
        return new Coordinate[] {first, new Coordinate(x + 1, y), new Coordinate(x, y + 1), first};
    }

    static Geometry geometry(Random random) {
        return random.nextBoolean() ? point(random) : line(random);
    }

    static GeometryCollection geometries(Random random) {
        return FACTORY.createGeometryCollection(new Geometry[] {point(random), line(random)});
    }

    static LineString line(Random random) {
        return FACTORY.createLineString(ring(random));
    }

    static MultiLineString lines(Random random) {
        return FACTORY.createMultiLineString(new LineString[] {line(random), line(random)});
    }

    static Point point(Random random) {
        return FACTORY.createPoint(ring(random)[0]);
    }

    static MultiPoint points(Random random) {
        return FACTORY.createMultiPointFromCoords(ring(random));
    }

    static Polygon polygon(Random random) {
        return FACTORY.createPolygon(ring(random));
    }

    static MultiPolygon polygons(Random random) {
        return FACTORY.createMultiPolygon(new Polygon[] {polygon(random), polygon(random)});
    }
}
