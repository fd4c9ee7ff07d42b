import org.marshal4j.Marshal;

@Marshal(view = true)
public interface Frame { // MARSHAL190: Frame cannot have a view: it has a method size, and so do all views, which do something else there. Remove view = true, or rename the method.
    long size();

    void size(long size);
}

class User {
    Frame frame = new FrameBean();
    FrameView view = new FrameView();
}
