@MarshalTypesWith({
    WkbMarshaller.OfGeometry.class,
    WkbMarshaller.OfGeometries.class,
    WkbMarshaller.OfLine.class,
    WkbMarshaller.OfLines.class,
    WkbMarshaller.OfPoint.class,
    WkbMarshaller.OfPoints.class,
    WkbMarshaller.OfPolygon.class,
    WkbMarshaller.OfPolygons.class
})
package imported;

import org.marshal4j.MarshalTypesWith;
