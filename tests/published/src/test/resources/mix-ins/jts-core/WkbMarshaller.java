package imported;

import java.nio.BufferUnderflowException;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryCollection;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.MultiLineString;
import org.locationtech.jts.geom.MultiPoint;
import org.locationtech.jts.geom.MultiPolygon;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKBReader;
import org.locationtech.jts.io.WKBWriter;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/** Geometries as well-known binary, in two dimensions. */
abstract class WkbMarshaller<G extends Geometry> implements FieldMarshaller<G> {
    public static final class OfGeometry extends WkbMarshaller<Geometry> {}
    public static final class OfGeometries extends WkbMarshaller<GeometryCollection> {}
    public static final class OfLine extends WkbMarshaller<LineString> {}
    public static final class OfLines extends WkbMarshaller<MultiLineString> {}
    public static final class OfPoint extends WkbMarshaller<Point> {}
    public static final class OfPoints extends WkbMarshaller<MultiPoint> {}
    public static final class OfPolygon extends WkbMarshaller<Polygon> {}
    public static final class OfPolygons extends WkbMarshaller<MultiPolygon> {}

    @Override
    public void write(G value, Output out) {
        byte[] bytes = new WKBWriter().write(value);
        out.writeInt(bytes.length).write(bytes);
    }

    @Override
    @SuppressWarnings("unchecked")
    public G read(G current, Input in) {
        int length = in.readInt();
        if (length < 0 || length > in.remaining()) {
            throw new BufferUnderflowException();
        }
        byte[] bytes = new byte[length];
        in.read(bytes);
        try {
            return (G) new WKBReader().read(bytes);
        } catch (ParseException e) {
            throw new IllegalArgumentException(e);
        }
    }

    @Override
    public long sizeOf(G value) {
        return Integer.BYTES + new WKBWriter().write(value).length;
    }
}
