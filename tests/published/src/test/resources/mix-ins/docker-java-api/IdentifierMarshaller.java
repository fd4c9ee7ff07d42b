package imported;

import com.github.dockerjava.api.model.Identifier;
import com.github.dockerjava.api.model.Repository;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;

/** A repository and the tag in it, if it has one. */
public final class IdentifierMarshaller implements FieldMarshaller<Identifier> {
    @Override
    public void write(Identifier value, Output out) {
        Text.write(value.repository.name, out);
        Text.write(value.tag.orElse(null), out);
    }

    @Override
    public Identifier read(Identifier current, Input in) {
        return new Identifier(new Repository(Text.read(null, in)), Text.read(null, in));
    }

    @Override
    public long sizeOf(Identifier value) {
        return Text.sizeOf(value.repository.name) + Text.sizeOf(value.tag.orElse(null));
    }
}
