package acme;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;

class Kept {
    /** Private, with bytes of one length, and a text that stays when null is read. */
    private static class Part implements Externalizable {
        private final byte[] digest = new byte[16];
        private String text;

        public Part() {}

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.write(digest);
            out.writeBoolean(text != null);
            if (text != null) {
                out.writeUTF(text);
            }
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException {
            in.readFully(digest, 0, 16);
            if (in.readBoolean()) {
                text = in.readUTF();
            }
        }
    }
}
