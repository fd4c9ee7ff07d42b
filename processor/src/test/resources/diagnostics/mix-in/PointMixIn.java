import org.marshal4j.MarshalImport;
import org.marshal4j.Required;
import org.marshal4j.StopBit;

@MarshalImport(Point.class)
abstract class PointMixIn {
    @StopBit int x;
    @StopBit long y; // MARSHAL160: PointMixIn.y does not apply to Point: there it has the type int. Declare it with that type.
    @Required String label; // MARSHAL160: PointMixIn.label does not apply to Point: it declares no field of that name. Its fields are x, y;
}
